// Messages between a page and the server, as in live/protocol.py and domain/messages/. Fields with
// their default are left out.

export type Node =
  | { type: "one"; to: Record<string, number | string>; mark?: string; text?: string; row?: number }
  | {
      type: "choose";
      text: string;
      of: [id: string, letter: string][];
      least: number;
      most: number;
    }
  | { type: "number"; text: string; values: number[] };

export type Choices = { nodes: Node[]; root: number; rows?: string[] };

export type SeatMessage =
  | { kind: "act"; v: number; text: string }
  | { kind: "undo"; v: number; to?: number }
  | { kind: "would"; v: number; text: string }
  | { kind: "why"; v: number; path: string[] }
  | { kind: "hurry" }
  | { kind: "ahead"; on?: boolean; text?: string; path?: string[] }
  | { kind: "ask-back"; v: number; to: number }
  | { kind: "ask-pause" | "ask-end" | "resume" }
  | { kind: "reply"; n: number; yes: boolean }
  | { kind: "stand"; name: string; whom: number[]; value: string }
  | { kind: "hint"; v: number };

export type ChatMessage =
  | { kind: "say"; text: string; key?: string }
  | { kind: "signal"; key: string }
  | { kind: "name"; name: string; face?: string; key?: string }
  | { kind: "report"; n: number }
  | { kind: "look"; on: boolean };

// lessons/protocol.py
export type LessonMessage = { kind: "next"; v: number } | { kind: "go"; step: number };

// study/protocol.py
export type StudyMessage =
  | { kind: "visit" | "promote" | "remove"; at: number }
  | { kind: "note"; at: number; comment?: string; marks?: string[] }
  | { kind: "enter"; v: number; text: string; anyway?: boolean }
  | { kind: "draw"; v: number }
  | { kind: "ways"; v: number; path: string }
  | { kind: "advise"; on: boolean }
  | { kind: "look"; eyes: number; asks: boolean };

export type Message = SeatMessage | ChatMessage | LessonMessage | StudyMessage;

export type LogLines = {
  first: number;
  lines: string[];
  highlights: string[][];
  rules: string[];
  own: number[];
  turns?: [line: number, seat: number][];
  remarks?: [line: number, seat: number, text: string][];
  asides?: number[];
  acts?: [line: number, seat: number, sign: string, ply: number][];
};

export type Asked = { n: number; text: string; answer?: boolean; mine?: boolean };

export type Ahead = { on?: boolean; text?: string; path?: string[]; void?: string };

export type Turn = {
  border?: number;
  asked?: Asked;
  end?: string;
  paused?: boolean;
  early?: boolean;
  auto_answers?: [name: string, whom: number, value: string][];
  question?: string;
  may_end?: boolean;
  ended?: boolean;
  halted?: boolean;
  next_game?: string;
  planned?: number;
  ahead?: Ahead;
};

export type Update = {
  kind: "update";
  v: number;
  prompt: string;
  yours: boolean;
  choices: Choices;
  log: LogLines;
  undo: boolean;
  over: boolean;
  set?: Record<string, string>;
  layout?: string;
  turn?: Turn;
  acting?: number[];
  decision?: string;
  introduction?: string;
};

export type Previewed = {
  kind: "previewed";
  v: number;
  text: string;
  lines: string[];
  set?: Record<string, string>;
};

export type Hint = { text: string; chance: string; gain: string; risk: string; reason?: string };
export type Person = { seat: number; name?: string; face?: string; here?: boolean; seen?: number };
export type ChatLine = {
  n: number;
  who: string;
  seat: number;
  text: string;
  at: number;
  name?: string;
  signal?: boolean;
  mine?: boolean;
};
export type ChatNews = {
  kind: "chat";
  fresh?: boolean;
  lines?: ChatLine[];
  people?: Person[];
  mode?: string;
  turn?: number;
};
export type Lesson = {
  kind: "lesson";
  step: number;
  steps: number;
  text: string;
  point: string[];
  ask: boolean;
  done: boolean;
  end: boolean;
};

// study/protocol.py
export type MovesNews = {
  kind: "moves";
  fresh: boolean;
  moves: [
    n: number,
    up: number,
    order: number,
    seat: number,
    kind: string,
    text: string,
    comment: string,
  ][];
  gone: number[];
};
export type StudyAnswer =
  | MovesNews
  | {
      kind: "study";
      at: number;
      up: number;
      on: number[];
      comment: string;
      marks: string[];
      chance: boolean;
      enters: boolean;
      decides: boolean;
      scores: (number | null)[];
      eyes: number;
      asks: boolean;
    }
  | {
      kind: "listed";
      path: string;
      entries: [text: string, label: string, element: string, done: boolean][];
    }
  | { kind: "guests"; guests: [name: string, at: number][] }
  | { kind: "advised"; at: number; who: string; hints: Hint[]; more: boolean }
  | { kind: "playable"; text: string };

// slow/planning.py
export type PlanState = { kind: "plan"; text: string; line: string[]; useful: boolean };

export type Refused = {
  kind: "refused";
  text: string;
  instead: string;
  rule: string;
  summary: string;
};
export type Problem = { kind: "problem"; name: string; text: string };
export type Dial = [seat: number, left: number, runs: boolean];

/** Messages to a page other than updates. */
export type Answer =
  | Previewed
  | Refused
  | Problem
  | Lesson
  | PlanState
  | StudyAnswer
  | ChatNews
  | { kind: "ended"; text: string }
  | { kind: "hinted"; v: number; hints: Hint[]; more?: boolean }
  | { kind: "clocks"; dials: Dial[] }
  | { kind: "chat-done"; what: string; text?: string }
  | { kind: "chat-problem"; name: string; text: string };

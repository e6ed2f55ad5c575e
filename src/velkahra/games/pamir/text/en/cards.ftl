# Words on the cards, and for screen readers; card-name-N is the title of card N

card-region-transcaspia = Transcaspia
card-region-kabul = Kabul
card-region-punjab = Punjab
card-region-persia = Persia
card-region-herat = Herat
card-region-kandahar = Kandahar
card-suit-economic = economic
card-suit-military = military
card-suit-political = political
card-suit-intelligence = intelligence
card-trait-suit = Suit
card-trait-region = Region
card-trait-kind = Kind
card-is-court = court card
card-is-event = event
card-is-check = dominance check
card-rank = rank { $rank }
card-patriot-afghan = Afghan patriot
card-patriot-british = British patriot
card-patriot-russian = Russian patriot
card-prize-afghan = Afghan prize
card-prize-british = British prize
card-prize-russian = Russian prize
card-side-afghan = Afghans
card-side-british = British
card-side-russian = Russians
card-icon-road = road
card-icon-army = army
card-icon-tribe = tribe
card-icon-spy = spy
card-icon-leverage = leverage, 2 rupees
card-icon-favor-economic = favored suit: economic
card-icon-favor-military = favored suit: military
card-icon-favor-political = favored suit: political
card-icon-favor-intelligence = favored suit: intelligence
card-short-favor-economic = favored: economic
card-short-favor-military = favored: military
card-short-favor-political = favored: political
card-short-favor-intelligence = favored: intelligence
card-does-road = Place a loyal block on any border of this region.
card-does-army = Place a loyal block in this region.
card-does-tribe = Place one of your cylinders in this region.
card-does-spy = Place one of your cylinders on any court card of this region.
card-does-leverage = Take 2 rupees; pay them back when you discard the card.
card-does-favor = This suit becomes the favored suit.
card-short-leverage = leverage: 2 rupees
card-action-tax = tax
card-action-gift = gift
card-action-build = build
card-action-move = move
card-action-betray = betray
card-action-battle = battle

card-does-tax = Take up to { $rank ->
    [one] { $rank } rupee
   *[other] { $rank } rupees
} from market cards, or from players with a card of a region you rule.
card-does-gift = Pay 2, 4 or 6 rupees to place one of your cylinders as a gift, worth 1 influence.
card-does-build = Place up to 3 loyal blocks in regions you rule or on their borders, for 2 rupees each.
card-does-move = Make up to { $rank ->
    [one] { $rank } move
   *[other] { $rank } moves
} with loyal armies (along loyal roads) or your spies.
card-does-betray = Pay 2 rupees to discard a court card with one of your spies on it. You may take its prize.
card-does-battle = Remove up to { $rank ->
    [one] { $rank } enemy piece
   *[other] { $rank } enemy pieces
} in one place, but no more than you have armies or spies there.

card-kind = { $region }, { $suit }, { $rank }.
card-says = Card { $number }, { $name }. { card-kind }
card-says-patriot = It is { $side ->
    [afghan] an Afghan patriot
    [british] a British patriot
   *[russian] a Russian patriot
}.
card-says-icons = Impact from the top: { $icons }.
card-says-no-icons = No impact.
card-says-actions = Actions from the left: { $actions }.
card-says-no-actions = No actions.
card-says-prize = Prize: { $prize }.
card-says-ability = Special ability { $title }: { $text }
card-says-event = Event { $number }. Discarded – { $upper }: { $upper-text } Bought – { $lower }: { $lower-text }
card-says-check = Card { $number }, dominance check, bought or discarded: { $text }
card-back = Back of a card
card-discarded = When discarded
card-bought = When bought
card-in-market = While in the market
card-lasting = until the next dominance check
card-check-scores = If one coalition dominates, players loyal to it score 5, 3 and 1 points by influence. If none does, players score 3 and 1 points by cylinders in play. The final check counts double.
card-top-left = top · left
card-bottom-right = bottom · right
card-wakhan = Wakhan

card-line-tax = Tax
card-line-build = Build
card-line-move = Move
card-line-battle = Battle
card-line-betray = Betray
card-line-battle-on-card-with-most-spies = Battle on the court card with the most spies, if one of her spies is there
card-line-radicalize = Radicalize
card-line-if-military-favored-radicalize-highest-military = If military is favored: radicalize the military card of the highest rank
card-line-if-political-favored-radicalize-highest-economic = If political is favored: radicalize the economic card of the highest rank
card-line-radicalize-highest-political = Radicalize the political card of the highest rank
card-line-radicalize-highest-intelligence = Radicalize the intelligence card of the highest rank
card-line-radicalize-any-intelligence = Radicalize any intelligence card
card-line-if-under-two-rupees-radicalize-most-net-rupees = With fewer than 2 rupees: radicalize the card that gains her the most rupees after its price
card-line-radicalize-card-gaining-a-region = Radicalize a card that makes her the ruler of a region
card-line-radicalize-most-blocks = Radicalize the card with the most army and road icons
card-line-if-none-dominant-radicalize-most-cylinders = If no coalition dominates: radicalize the card with the most spy and tribe icons
card-line-if-no-move-card-radicalize-move-card = If no card in her court shows move: radicalize one that does
card-line-if-dominance-radicalize-matching-patriot = If a coalition dominates: radicalize one of its patriots
card-line-if-court-full-radicalize-highest-political = If her court is full: radicalize the political card of the highest rank
card-line-if-fewer-spies-radicalize-highest-intelligence = If another player has more spies: radicalize the intelligence card of the highest rank

card-ability-indispensable-advisors = Indispensable Advisors
card-ability-insurrection = Insurrection
card-ability-ancient-lineage = Claim of Ancient Lineage
card-ability-bodyguards = Bodyguards
card-ability-citadel-kabul = Citadel
card-ability-citadel-transcaspia = Citadel
card-ability-strange-bedfellows = Strange Bedfellows
card-ability-civil-service-reforms = Civil Service Reforms
card-ability-safe-house = Safe House
card-ability-charismatic-courtiers = Charismatic Courtiers
card-ability-blackmail-kandahar = Blackmail
card-ability-blackmail-herat = Blackmail
card-ability-indian-supplies = Indian Supplies
card-ability-well-connected = Well-Connected
card-ability-herat-influence = Herat Influence
card-ability-persian-influence = Persian Influence
card-ability-russian-influence = Russian Influence
card-ability-infrastructure = Infrastructure
card-ability-savvy-operator = Savvy Operator
card-ability-irregulars = Irregulars

card-half-dominance-check = Dominance Check
card-half-set-favored-military = Military favored
card-half-set-favored-intelligence = Intelligence favored
card-half-set-favored-political = Political favored
card-half-new-tactics = New Tactics
card-half-embarrassment-of-riches = Embarrassment of Riches
card-half-koh-i-noor-recovered = Koh-i-noor Recovered
card-half-disregard-for-customs = Disregard for Customs
card-half-courtly-manners = Courtly Manners
card-half-failure-to-impress = Failure to Impress
card-half-rumor = Rumor
card-half-riots-punjab = Riots in Punjab
card-half-riots-herat = Riots in Herat
card-half-riots-kabul = Riots in Kabul
card-half-riots-persia = Riots in Persia
card-half-conflict-fatigue = Conflict Fatigue
card-half-nationalism = Nationalism
card-half-no-effect = No effect
card-half-public-withdrawal = Public Withdrawal
card-half-nation-building = Nation Building
card-half-backing-of-persian-aristocracy = Backing of Persian Aristocracy
card-half-confidence-failure = Confidence Failure
card-half-other-persuasive-methods = Other Persuasive Methods
card-half-pashtunwali-values = Pashtunwali Values
card-half-rebuke = Rebuke

card-name-1 = Mohan Lal
card-name-2 = Jan-Fishan Khan
card-name-3 = Prince Akbar Khan
card-name-4 = Charles Stoddart
card-name-5 = Shah Shuja Durrani
card-name-6 = Aminullah Khan Logari
card-name-7 = Dost Mohammad
card-name-8 = Kabul Bazaar
card-name-9 = Afghan Handicrafts
card-name-10 = Balkh Arsenic Mine
card-name-11 = Lapis Lazuli Mine
card-name-12 = City of Ghazni
card-name-13 = Ghilzai Nomads
card-name-14 = Money Lenders
card-name-15 = Durrani Royal Guard
card-name-16 = Bala Hissar
card-name-17 = Citadel of Ghazni
card-name-18 = Harry Flashman
card-name-19 = Eldred Pottinger
card-name-20 = Henry Rawlinson
card-name-21 = Alexander Burnes
card-name-22 = George Hayward
card-name-23 = Henry Pottinger
card-name-24 = Ranjit Singh
card-name-25 = Josiah Harlan
card-name-26 = Paolo Avitabile
card-name-27 = Maqpon Dynasty
card-name-28 = Anarkali Bazaar
card-name-29 = Khyber Pass
card-name-30 = Sikh Merchants in Lahore
card-name-31 = Company Weapons
card-name-32 = Army of the Indus
card-name-33 = Zorawar Singh Kahluria
card-name-34 = Sindhi Warriors
card-name-35 = Hari Singh Nalwa
card-name-36 = Bengal Native Infantry
card-name-37 = Seaforth Highlanders
card-name-38 = Akali Sikhs
card-name-39 = William Moorcroft
card-name-40 = William Hay Macnaghten
card-name-41 = Charles Masson
card-name-42 = Barakzai Sadars
card-name-43 = Giljee Nobles
card-name-44 = Baluchi Chiefs
card-name-45 = Haji Khan Kakar
card-name-46 = Bank
card-name-47 = Bolan Pass
card-name-48 = Fruit Markets
card-name-49 = Kandahari Markets
card-name-50 = British Regulars
card-name-51 = Sir John Keane
card-name-52 = Pashtun Mercenary
card-name-53 = Jezail Sharpshooters
card-name-54 = Herati Bandits
card-name-55 = Hazara Chiefs
card-name-56 = Yar Mohammad Alikozai
card-name-57 = Exiled Durrani Nobility
card-name-58 = Ishaqzai Chiefs
card-name-59 = Tajik Warband
card-name-60 = Nomadic Warlord
card-name-61 = Karakul Sheep
card-name-62 = Qanat System
card-name-63 = Farah Road
card-name-64 = Opium Fields
card-name-65 = Minaret of Jam
card-name-66 = Baluchi Smugglers
card-name-67 = Wheat Fields
card-name-68 = Ghaem Magham Farahani
card-name-69 = Count Ivan Simonich
card-name-70 = Alexander Griboyedov
card-name-71 = Joseph Wolff
card-name-72 = Claude Wade
card-name-73 = Jean-François Allard
card-name-74 = Hajj Mirza Aghasi
card-name-75 = Abbas Mirza
card-name-76 = Fath-Ali Shah
card-name-77 = Mohammad Shah
card-name-78 = Civic Improvements
card-name-79 = Persian Slave Markets
card-name-80 = Anglo-Persian Trade
card-name-81 = Russo-Persian Trade
card-name-82 = Persian Army
card-name-83 = Shah’s Guard
card-name-84 = Russian Regulars
card-name-85 = Bukharan Jews
card-name-86 = Jan Prosper Witkiewicz
card-name-87 = Imperial Surveyors
card-name-88 = Arthur Conolly
card-name-89 = Aga Mehdi
card-name-90 = Nasrullah Khan
card-name-91 = Allah Quli Bahadur
card-name-92 = Mir Murad Beg
card-name-93 = Madali Khan
card-name-94 = Khivan Slave Markets
card-name-95 = Supplies from Orenburg
card-name-96 = Panjdeh Oasis
card-name-97 = The Ark of Bukhara
card-name-98 = European Cannons
card-name-99 = Cossacks
card-name-100 = Count Perovsky
card-name-101 = Dominance Check
card-name-102 = Dominance Check
card-name-103 = Dominance Check
card-name-104 = Dominance Check
card-name-105 = New Tactics
card-name-106 = Koh-i-noor Recovered
card-name-107 = Courtly Manners
card-name-108 = Rumor
card-name-109 = Conflict Fatigue
card-name-110 = Nationalism
card-name-111 = Public Withdrawal
card-name-112 = Nation Building
card-name-113 = Backing of Persian Aristocracy
card-name-114 = Other Persuasive Methods
card-name-115 = Pashtunwali Values
card-name-116 = Rebuke

# What a card gains, in short
card-gains = { $what } in { $region }
card-gains-road = { $side ->
    [afghan] { $count ->
        [one] 1 Afghan road
       *[other] { $count } Afghan roads
    }
    [british] { $count ->
        [one] 1 British road
       *[other] { $count } British roads
    }
    [russian] { $count ->
        [one] 1 Russian road
       *[other] { $count } Russian roads
    }
   *[none] { $count ->
        [one] 1 road
       *[other] { $count } roads
    }
}
card-gains-army = { $side ->
    [afghan] { $count ->
        [one] 1 Afghan army
       *[other] { $count } Afghan armies
    }
    [british] { $count ->
        [one] 1 British army
       *[other] { $count } British armies
    }
    [russian] { $count ->
        [one] 1 Russian army
       *[other] { $count } Russian armies
    }
   *[none] { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
}
card-gains-tribe = { $count ->
    [one] 1 tribe
   *[other] { $count } tribes
}
card-gains-spy = { $count ->
    [one] 1 spy
   *[other] { $count } spies
}
card-gains-rupees = { $count ->
    [one] { $count } rupee
   *[other] { $count } rupees
} on loan

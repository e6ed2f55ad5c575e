// Fills in the time zone of this device where none was chosen yet.

const zone = document.getElementById("rest-zone");

if (zone instanceof HTMLInputElement && zone.value === "UTC") {
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? zone.value;
}

import { defineMessages } from "#web/i18n/messages.ts";

export const showcaseMessages = defineMessages("showcase", {
  copyValue: "Copy {name}",
  copied: "{name} copied",
  copyFailed: "Copying is blocked here. Select {name} and copy it by hand.",
  size: "{count} kB",
  measures: "{width} × {height}",
  ofThing: "of {name}",
});

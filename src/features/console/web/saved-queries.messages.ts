import { defineMessages } from "#web/i18n/messages.ts";

export const savedQueriesMessages = defineMessages("console/savedQueries", {
  title: "Saved queries",
  edit: "Change “{name}”",
  saveTitle: "Save this query",
  changeTitle: "Saved query",
  name: "Name",
  nameMissing: "Give the query a name.",
  share: "Other administrators see it too",
  save: "Save",
  delete: "Delete",
  failed: "This did not work. Try again.",
  savedTitle: "Saved",
  savedText: "“{name}” is among your saved queries",
  deletedTitle: "Deleted",
  deletedText: "“{name}” is no longer among your saved queries",
});

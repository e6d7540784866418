import type { ServerFeature } from "#server/deps.ts";
import { messagesErrors } from "../messages.errors.ts";
import {
  deleteMessage,
  exportMessages,
  hasReceived,
  leaveThreads,
  showMessages,
} from "./member-messages.repository.ts";
import { registerMessageRoutes } from "./messages.routes.ts";
import { messageBlocksTable, messageThreadsTable, threadMessagesTable } from "./messages.tables.ts";
import { messageNotification } from "./send-message.usecase.ts";

const OTHERS_SIDE = { kept: "it is what the other one wrote to a member who has no name any more" };

export const messagesFeature: ServerFeature = {
  name: "messages",
  errors: messagesErrors,
  tables: { messageBlocksTable, messageThreadsTable, threadMessagesTable },
  registerRoutes: registerMessageRoutes,
  notificationKinds: [messageNotification],
  reportable: [
    {
      type: "message",
      table: threadMessagesTable,
      authorColumn: threadMessagesTable.authorId,
      mayReport: hasReceived,
      show: showMessages,
      remove: deleteMessage,
    },
  ],
  memberData: {
    rows: [
      { column: messageThreadsTable.ownerId, onExport: "exported", onErase: OTHERS_SIDE },
      { column: messageThreadsTable.askerId, onExport: "exported", onErase: OTHERS_SIDE },
      { column: threadMessagesTable.authorId, onExport: "exported", onErase: "deleted" },
      { column: messageBlocksTable.blockerId, onExport: "exported", onErase: "deleted" },
      {
        column: messageBlocksTable.blockedId,
        onExport: { notExported: "whom others take no messages from is theirs to know" },
        onErase: "deleted",
      },
    ],
    exportFacts: async ({ db }, userId) => ({ messages: await exportMessages(db, userId) }),
    erase: leaveThreads,
  },
};

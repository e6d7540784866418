/** Longest message, in code points. */
export const MESSAGE_MAX = 1000;
/** Messages of one conversation: a deal needs less, and what goes on longer has found a better place. */
export const THREAD_MESSAGES_MAX = 200;
/** Messages in a row that nobody has answered. */
export const UNANSWERED_MAX = 5;

/** The parameter that opens one conversation on the account page; empty for the list of them. */
export const THREAD_PARAM = "messages";

/** Where a member reads one conversation. */
export function getThreadPath(id: string): string {
  return `/account?${THREAD_PARAM}=${id}`;
}

/** Messages at the end of a conversation that wait for the other one's word. */
export function countUnanswered(messages: readonly { authorId: string }[], authorId: string): number {
  const lastAnswer = messages.findLastIndex((message) => message.authorId !== authorId);
  return messages.length - 1 - lastAnswer;
}

import * as z from "zod/mini";

/** A login stands for the password of members who have none. */
const neededProofSchema = z.enum(["password", "login", "nothing"]);

export type NeededProof = z.infer<typeof neededProofSchema>;

/** What must be shown to change what leads into the account or to its money. */
export const confirmationAnswerSchema = z.object({ needs: neededProofSchema });

export type ConfirmationAnswer = z.infer<typeof confirmationAnswerSchema>;

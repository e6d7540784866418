import { defineErrors } from "#shared/error-catalogue.ts";

export const proofOfWorkErrors = defineErrors({
  "proof_of_work.needed": {
    status: 428,
    message: "This needs a proof of work: solve the challenge and send the call again with the header x-proof-of-work",
    details: ["challenge"],
  },
  // These two are found by the browser itself.
  "proof_of_work.unable": {
    status: 428,
    message:
      "Your browser cannot do the calculation that is needed right now. Try a newer one, or come back in an hour.",
  },
  "proof_of_work.cancelled": { status: 428, message: "Stopped. Nothing was sent." },
});

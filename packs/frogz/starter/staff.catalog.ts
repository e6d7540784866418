/** Whether administrators and moderators must show a passkey or a code besides their password. */
export const staffSecondFactor: "optional" | "required" = "optional";

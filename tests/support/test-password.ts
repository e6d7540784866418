/** The password of every member that a test does not give another one. */
export const TEST_PASSWORD = "stack-it-6";

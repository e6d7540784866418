export const pack = { id: "frogz" };

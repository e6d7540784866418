import * as z from "zod/mini";

export const adminStatsSchema = z.object({ totalUsers: z.int(), totalActions: z.int(), totalContent: z.int() });
export type AdminStats = z.infer<typeof adminStatsSchema>;

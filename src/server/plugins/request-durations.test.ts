import { describe, expect, it } from "vitest";
import { RequestDurations } from "./request-durations.ts";

describe("RequestDurations", () => {
  it("writes cumulative buckets, sum and count in Prometheus text", () => {
    const durations = new RequestDurations();
    const series = durations.createSeries({ method: "GET", route: "/api/users/:id", status: "200" });
    for (const seconds of [0.004, 0.02, 0.3, 9]) series.observe(seconds);
    const labels = 'method="GET",route="/api/users/:id",status="200"';
    const lines = durations.toText().split("\n");
    expect(lines.slice(0, 2)).toEqual([
      "# HELP http_request_duration_seconds Time to answer, by route and status",
      "# TYPE http_request_duration_seconds histogram",
    ]);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.005"} 1`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.02"} 2`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.5"} 3`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 4`);
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 4`);
    expect(lines).toContain(`http_request_duration_seconds_sum{${labels}} 9.324`);
  });
});

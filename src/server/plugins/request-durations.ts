/** Upper edges of the buckets in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const NAME = "http_request_duration_seconds";

/** Counts how long answers took, by labels; a library's histogram costs a tenth of a cached answer per observation. */
export class RequestDurations {
  readonly #series: Series[] = [];

  /** An observer for one set of labels; the caller keeps it, so that observing looks nothing up. */
  createSeries(labels: Record<string, string>): Series {
    const series = new Series(labels);
    this.#series.push(series);
    return series;
  }

  /** Prometheus text of all series. */
  toText(): string {
    const lines = this.#series.flatMap((series) => series.toLines());
    return `# HELP ${NAME} Time to answer, by route and status\n# TYPE ${NAME} histogram\n${lines.join("\n")}\n`;
  }
}

export class Series {
  readonly #labels: string;
  readonly #counts = BUCKETS.map(() => 0);
  #count = 0;
  #sumSeconds = 0;

  constructor(labels: Record<string, string>) {
    this.#labels = Object.entries(labels)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
      .join(",");
  }

  observe(seconds: number): void {
    this.#count += 1;
    this.#sumSeconds += seconds;
    const bucket = BUCKETS.findIndex((edge) => seconds <= edge);
    if (bucket >= 0) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
  }

  toLines(): string[] {
    let below = 0;
    const buckets = BUCKETS.map((edge, index) => {
      below += this.#counts[index] ?? 0;
      return `${NAME}_bucket{${this.#labels},le="${edge}"} ${below}`;
    });
    return [
      ...buckets,
      `${NAME}_bucket{${this.#labels},le="+Inf"} ${this.#count}`,
      `${NAME}_sum{${this.#labels}} ${this.#sumSeconds}`,
      `${NAME}_count{${this.#labels}} ${this.#count}`,
    ];
  }
}

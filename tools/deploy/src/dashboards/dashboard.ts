/** A page of Grafana. */
export interface Dashboard {
  title: string;
  /** Stays, so that links to it stay. */
  uid: string;
  panels: Panel[];
}

export interface Panel {
  title: string;
  /** What to make of it, in a sentence. */
  description: string;
  /** As Grafana calls them: `s`, `reqps`, `bytes`, `percentunit`. */
  unit?: string;
  kind?: 'timeseries' | 'stat';
  /** PromQL by legend. */
  queries: Record<string, string>;
}

/** A quantile of a histogram over five minutes. */
export const quantile = (q: number, metric: string, by = '') =>
  `histogram_quantile(${q}, sum by (${by ? `${by}, ` : ''}le) (rate(${metric}_bucket[5m])))`;

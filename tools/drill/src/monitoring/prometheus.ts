import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@platform/testing';
import { root } from '../root.js';

/** A process whose metrics are read, with the labels that k8s/components/monitoring/podmonitor.yaml gives it. */
export interface Target {
  address: string;
  labels: { service: string; component: string; pod: string };
}

export interface Series {
  metric: Record<string, string>;
  /** Seconds since 1970, and the value as text. */
  values: [number, string][];
}

export interface Rule {
  name: string;
  query: string;
  state: 'inactive' | 'pending' | 'firing';
  health: 'ok' | 'err' | 'unknown';
  lastError?: string;
  alerts: { state: string; labels: Record<string, string> }[];
}

/** Production reads every 30 s; here a rate over five minutes has its two values sooner. */
const readEverySeconds = 5;

/** A real Prometheus, Debian's, that reads targets and evaluates alerts. */
export class Prometheus {
  private constructor(
    private readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** @param rules a file of rules, as Prometheus reads it */
  static async start(targets: Target[], rules: string): Promise<Prometheus> {
    const script = join(root, 'tools/deploy/debian-packages.sh');
    const unpacked = execFileSync(script, ['prometheus', 'bookworm', 'prometheus'], { encoding: 'utf8' }).trim();
    const folder = mkdtempSync(join(tmpdir(), 'platform-prometheus-'));
    const listen = `127.0.0.1:${await freePort()}`;
    const interval = `${readEverySeconds}s`;
    writeFileSync(join(folder, 'alerts.yaml'), rules);
    // What is JSON is YAML.
    const settings = {
      global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
      rule_files: ['alerts.yaml'],
      scrape_configs: [
        {
          job_name: 'platform',
          static_configs: targets.map(({ address, labels }) => ({ targets: [address], labels })),
        },
      ],
    };
    writeFileSync(join(folder, 'prometheus.yaml'), JSON.stringify(settings));
    const args = [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      ...[`--web.listen-address=${listen}`, '--log.level=warn'],
    ];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const child = spawn(join(unpacked, 'usr/bin/prometheus'), args, { stdio: [...stdio] });
    const prometheus = new Prometheus(`http://${listen}`, child, folder);
    process.once('exit', () => child.kill('SIGKILL'));
    try {
      await eventually(async () => {
        assert.equal(child.exitCode, null, 'Prometheus has ended');
        assert.ok((await fetch(`http://${listen}/-/ready`)).ok, 'Prometheus is not ready');
      });
      return prometheus;
    } catch (error) {
      await prometheus.stop();
      throw error;
    }
  }

  /** @throws while some target was not read, or not without an error */
  async allAreRead(): Promise<void> {
    interface Read {
      health: string;
      lastError: string;
      labels: Target['labels'];
    }
    const { activeTargets } = await this.ask<{ activeTargets: Read[] }>('targets', {});
    const unread = activeTargets.filter(({ health }) => health !== 'up');
    assert.deepEqual(
      unread.map(({ labels, health, lastError }) => `${labels.pod} is ${health} ${lastError}`),
      [],
    );
  }

  /** What a panel of Grafana would draw for the last minutes. */
  async range(query: string, minutes: number): Promise<Series[]> {
    const end = Date.now() / 1_000;
    const range = { start: String(end - minutes * 60), end: String(end), step: String(readEverySeconds) };
    return (await this.ask<{ result: Series[] }>('query_range', { query, ...range })).result;
  }

  /** @throws when the query has no answer */
  async instant(query: string): Promise<void> {
    await this.ask('query', { query });
  }

  async rules(): Promise<Rule[]> {
    const { groups } = await this.ask<{ groups: { rules: Rule[] }[] }>('rules', {});
    return groups.flatMap(({ rules }) => rules);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ask<T>(what: string, parameters: Record<string, string>): Promise<T> {
    const res = await fetch(`${this.url}/api/v1/${what}?${new URLSearchParams(parameters).toString()}`);
    const answer = (await res.json()) as { status: string; error?: string; warnings?: string[]; data: T };
    assert.equal(answer.status, 'success', answer.error);
    assert.deepEqual(answer.warnings ?? [], []);
    return answer.data;
  }
}

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import { DataSource } from 'typeorm';
import { ZodError } from 'zod';
import { PlatformConfig, type PlatformSettings } from './config.js';
import { requireMigrated } from './postgres/migrations.js';
import { asProblem } from './http/problem.filter.js';
import { fieldErrors } from './http/validation.js';
import { KitModule } from './kit.module.js';
import { log, NestLogger } from './operations/logger.js';
import { Problem } from './problem.js';
import { reseal } from './resealing.js';
import type { ServiceDefinition } from './service.js';
import { createApp } from './start.js';

export type { Command };

/** Runs `work` against the service's own configuration and providers, without a port and without workers. */
export type InService = <T extends object>(work: (context: INestApplicationContext) => Promise<T>) => Promise<void>;

/**
 * The operator's command line of a service (architecture.md 6): one JSON object on standard output; exit 1 with
 * `{error, message}` on failure. Every service also has `openapi`, which prints its document and opens nothing, and `secrets reseal`.
 */
export async function runCli<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  define: (program: Command, inService: InService) => void,
  argv = process.argv,
): Promise<void> {
  log.level = 'silent';
  // Whoever reads may leave before the end: that is no failure of the command.
  process.stdout.on('error', () => undefined);
  // Here, so that services do not load it.
  const { Command } = await import('commander');
  const program = new Command(service.name).exitOverride().configureOutput({ writeErr: () => undefined });
  program.option('--json', 'print JSON (always the case)');
  program.command('openapi').action(async () => print(await describeService(service)));
  const inService: InService = async (work) => {
    const config = service.config.read(process.env);
    const context = await NestFactory.createApplicationContext(KitModule.for(service as never, config), {
      logger: new NestLogger(),
      abortOnError: false,
    });
    const dataSource = await context.get(DataSource).initialize();
    try {
      await requireMigrated(dataSource);
      print(await work(context));
    } finally {
      await dataSource.destroy();
      await context.close();
    }
  };
  program
    .command('secrets')
    .command('reseal')
    .action(() =>
      inService((context) => reseal(context.get(DataSource), context.get(PlatformConfig), service.sealed ?? [])),
    );
  define(program, inService);
  for (const command of program.commands) allowJson(command);
  try {
    await program.parseAsync(argv);
  } catch (err) {
    const { code, message } = err as Error & { code?: string };
    if (code === 'commander.helpDisplayed') return end(0);
    print(code === 'commander.help' ? unfinished(program, argv[2]) : failure(err, code, message));
    return end(1);
  }
  return end(0);
}

/** What a pipe has not taken yet would be lost with the process. Goes on at once when its reader is gone. */
async function end(code: number): Promise<never> {
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  process.exit(code);
}

/** `user` alone is no command, `user list` is. */
function unfinished(program: Command, word: string | undefined): object {
  const group = program.commands.find((command) => command.name() === word) ?? program;
  const names = group.commands.map((command) => command.name()).join(', ');
  return { error: 'invalid_arguments', message: `${group.name()} needs one of these: ${names}.` };
}

function failure(err: unknown, code: string | undefined, message: string): object {
  if (code?.startsWith('commander.')) return { error: 'invalid_arguments', message: message.replace(/^error: /, '') };
  const problem =
    err instanceof ZodError ? new Problem('validation_failed', { errors: fieldErrors(err.issues) }) : asProblem(err);
  if (problem.code === 'internal_error') return { error: code ?? 'failed', message };
  const { errors } = problem.details;
  return { error: problem.code, message: problem.message, ...(errors && { errors }) };
}

/** The service's OpenAPI document, made without its servers. */
export async function describeService<C extends PlatformSettings>(service: ServiceDefinition<C>): Promise<object> {
  const { openApiDocument } = await import('./http/openapi.js');
  const app = await createApp(service, service.config.read(placeholders));
  return openApiDocument(app, service as never);
}

const placeholders = {
  NODE_ENV: 'test',
  PORT: '0',
  MANAGEMENT_PORT: '0',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  INTERNAL_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `none:${Buffer.alloc(32).toString('base64')}`,
};

function allowJson(command: Command): void {
  command.option('--json', 'print JSON (always the case)');
  for (const child of command.commands) allowJson(child);
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

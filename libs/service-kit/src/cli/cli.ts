import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import { DataSource } from 'typeorm';
import { ZodError } from 'zod';
import { answerText } from './cli-text.js';
import { PlatformConfig, readDatabaseUrl, type PlatformSettings } from '../settings/config.js';
import { requireMigrated } from '../postgres/migrations.js';
import { asProblem } from '../http/problem.filter.js';
import { fieldErrors } from '../http/validation.js';
import { KitModule } from '../start/kit.module.js';
import { log, NestLogger } from '../telemetry/logger.js';
import { Problem } from '../common/problem.js';
import { reseal } from '../sealing/resealing.js';
import type { ServiceDefinition } from '../service/service.js';
import { createApp } from '../start/start.js';

export type { Command };

const jsonOption = 'print JSON, as a program that reads this gets it anyway';

/** Runs `work` against the service's own configuration and providers, without a port and without workers. */
export type InService = <T extends object>(work: (context: INestApplicationContext) => Promise<T>) => Promise<void>;

/** Adds a service's own commands. */
export type Commands = (program: Command, inService: InService) => void;

export interface CommandOutcome {
  /** The exit code. */
  code: number;
  /** For standard output: one JSON object, or nothing after a help that commander has written. */
  output: string;
}

/**
 * The operator's command line of a service. It writes one JSON object to standard output, and exits with 1 and `{error,
 * message}` on failure. At a terminal it writes the same as text, unless `--json` is given. Every service also has
 * `openapi`, which prints its document and opens nothing, `secrets reseal`, `backup` and `restore`.
 */
export async function runCli<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  commands: Commands,
): Promise<never> {
  log.level = 'silent';
  // Whoever reads may leave before the end: that is no failure of the command.
  process.stdout.on('error', () => undefined);
  const words = process.argv.slice(2);
  const isText = process.stdout.isTTY && !words.includes('--json') && words[0] !== 'openapi';
  const { code, output } = await runCommand(service, commands, words, process.env, isText ? answerText : printed);
  // What a pipe has not taken yet would be lost with the process. Goes on at once when its reader is gone.
  await new Promise<void>((resolve) => process.stdout.write(output, () => resolve()));
  process.exit(code);
}

/**
 * What one command comes to, in this process: its `words` are what follows the name of the program (`CLI_NAME`, for
 * the help).
 */
export async function runCommand<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  commands: Commands,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  written: (answer: object) => string = printed,
): Promise<CommandOutcome> {
  let answer: object | undefined;
  const program = await programOf(env);
  program
    .command('openapi')
    .description('prints the OpenAPI document of the service')
    .action(async () => {
      answer = await describeService(service);
    });
  const inService: InService = async (work) => {
    answer = await inContext(service, env, work);
  };
  program
    .command('secrets')
    .description('what the database holds sealed')
    .command('reseal')
    .description('seals with the first of ENCRYPTION_KEYS what an older one sealed')
    .action(() =>
      inService((context) => reseal(context.get(DataSource), context.get(PlatformConfig), service.sealed ?? [])),
    );
  addBackups(service, program, env, (given) => (answer = given));
  commands(program, inService);
  for (const command of program.commands) allowJson(command);
  try {
    await program.parseAsync(words, { from: 'user' });
    return { code: 0, output: answer ? written(answer) : '' };
  } catch (err) {
    const { code, message } = err as Error & { code?: string };
    if (code === 'commander.helpDisplayed') return { code: 0, output: '' };
    const refusal = code === 'commander.help' ? unfinished(program, words[0]) : failure(err, code, message);
    return { code: 1, output: written(refusal) };
  }
}

/** Of all services alike: the backup is of all schemas, and each fills its own. */
function addBackups<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  program: Command,
  env: NodeJS.ProcessEnv,
  keep: (answer: object) => void,
): void {
  program
    .command('backup')
    .description('writes all tables of all services, as they are at one moment, into a new folder')
    .argument('<folder>', 'where the new folder is made')
    .option('--keep-days <days>', 'deletes the backups there that are older', Number)
    .action(async (folder: string, { keepDays }: { keepDays?: number }) => {
      const { backUp } = await import('../backup/backup.js');
      keep(await backUp(readDatabaseUrl(env), folder, { keepDays }));
    });
  program
    .command('restore')
    .description(`fills the empty schema of ${service.name} with what a backup holds of it`)
    .argument('<folder>', 'the folder of the backup')
    .action(async (folder: string) => {
      const { restore } = await import('../backup/restore.js');
      keep(await restore(service, service.config.read({ ...env, ROLE: 'migrate' }), folder));
    });
}

/** Loaded here, so that services do not load it. */
async function programOf(env: NodeJS.ProcessEnv): Promise<Command> {
  const { Command } = await import('commander');
  const program = new Command(env['CLI_NAME'] ?? 'node dist/cli.js');
  return program
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .option('--json', jsonOption);
}

/** The commands and options of a service that their help says nothing about. */
export async function undescribed(commands: Commands): Promise<string[]> {
  const program = await programOf({});
  commands(program, () => Promise.resolve());
  return program.commands.flatMap((command) => undescribedOf(command, command.name()));
}

function undescribedOf(command: Command, name: string): string[] {
  const options = command.options.filter((option) => !option.description).map(({ flags }) => `${name} ${flags}`);
  const children = command.commands.flatMap((child) => undescribedOf(child, `${name} ${child.name()}`));
  return [...(command.description() ? [] : [name]), ...options, ...children];
}

async function inContext<C extends PlatformSettings, T>(
  service: ServiceDefinition<C>,
  env: NodeJS.ProcessEnv,
  work: (context: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const context = await NestFactory.createApplicationContext(
    // A command answers no requests and takes no events: it needs none of the secrets for that.
    KitModule.for(service, service.config.read({ ...env, ROLE: 'migrate' })),
    { logger: new NestLogger(), abortOnError: false },
  );
  const dataSource = await context.get(DataSource).initialize();
  try {
    await requireMigrated(dataSource);
    return await work(context);
  } finally {
    await dataSource.destroy();
    await context.close();
  }
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
  const { openApiDocument } = await import('../http/openapi.js');
  const app = await createApp(service, service.config.read(placeholders));
  return openApiDocument(app, service);
}

const placeholders = {
  NODE_ENV: 'test',
  PORT: '0',
  MANAGEMENT_PORT: '0',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  INTERNAL_PORT: '0',
  INTERNAL_SECRET: 'x'.repeat(32),
  INTERNAL_CALLERS: `identity:${'x'.repeat(32)}`,
  TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
  EVENT_KEY: 'x'.repeat(32),
  ENCRYPTION_KEYS: `none:${Buffer.alloc(32).toString('base64')}`,
};

function allowJson(command: Command): void {
  command.option('--json', jsonOption);
  for (const child of command.commands) allowJson(child);
}

function printed(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Nx makes its children print colours, but the printed text is compared.
process.env['FORCE_COLOR'] = '0';
const packageFolder = join(import.meta.dirname, '..');
const root = join(packageFolder, '../..');

interface Vector {
  secret: string;
  timestamp: number;
  bodyBase64: string;
  platform: string;
}

describe('the published package', () => {
  let folder: string;
  let installed: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signatures-'));
    await run('npm', ['pack', '--pack-destination', folder], { cwd: packageFolder });
    const [archive] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
    installed = join(folder, 'node_modules/@platform/signatures');
    await mkdir(installed, { recursive: true });
    await run('tar', ['xzf', join(folder, archive!), '-C', installed, '--strip-components=1']);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const body = `
    const secret = generateSecret();
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = platformHeaders({ event: 'a.b', deliveryId: 'id', timestamp, secret, rawBody: '{}' });
    console.log(verifyRequest(headers, '{}', secret), verifyRequest(headers, '{ }', secret));`;

  it('is an ES module and CommonJS', async () => {
    const names = '{ generateSecret, platformHeaders, verifyRequest }';
    for (const [file, load] of [
      ['esm.mjs', `import ${names} from '@platform/signatures';`],
      ['common.cjs', `const ${names} = require('@platform/signatures');`],
    ] as const) {
      await writeFile(join(folder, file), load + body);
      assert.equal((await run(process.execPath, [file], { cwd: folder })).stdout.trim(), 'true false', file);
    }
  });

  it('has types for both', async () => {
    const use = `
      import { sign, verify, type VerifyInput } from '@platform/signatures';
      const input: VerifyInput = { secrets: 's', timestamp: 1, signature: sign('s', 1, ''), rawBody: '' };
      export const isGood: boolean = verify(input);`;
    for (const file of ['typed.mts', 'typed.cts']) await writeFile(join(folder, file), use);
    await symlink(join(root, 'node_modules/@types'), join(folder, 'node_modules/@types'));
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', 'false', '--types', 'node'];
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const checked = spawnSync(process.execPath, [compiler, ...options, 'typed.mts', 'typed.cts'], { cwd: folder });
    assert.equal(checked.status, 0, checked.stdout.toString());
  });

  it('has no dependencies, and contains neither tests nor sources', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies', 'private']) {
      assert.equal(manifest[field], undefined, field);
    }
    const files = await readdir(installed, { recursive: true });
    assert.ok(files.includes('README.md') && files.includes('vectors.json') && files.includes('dist/cjs/index.d.ts'));
    expect(files.filter((file) => /test|\.tsbuildinfo|^src/.test(file))).toStrictEqual([]);
  });
});

/** How to run the README’s example of a language: a program around its code block reads vectors and prints results. */
const languages: Record<string, { block: string; command: string[]; file: string; program: (code: string) => string }> =
  {
    Node: {
      block: 'js',
      command: [process.execPath],
      file: 'verify.cjs',
      program: (code) => `${code}
for (const line of require('node:fs').readFileSync(0, 'utf8').trim().split('\\n')) {
  const [secret, timestamp, signature, body, now] = JSON.parse(line);
  console.log(verify(secret, timestamp ?? undefined, signature ?? undefined, Buffer.from(body, 'base64'), now));
}`,
    },
    Python: {
      block: 'python',
      command: ['python3'],
      file: 'verify.py',
      program: (code) => `${code}
import base64, json, sys
for line in sys.stdin:
    secret, timestamp, signature, body, now = json.loads(line)
    print(str(verify(secret, timestamp, signature, base64.b64decode(body), now)).lower())`,
    },
    Go: {
      block: 'go',
      command: ['go', 'run'],
      file: 'verify.go',
      program: (code) => {
        const imports = '"bufio"\n"encoding/base64"\n"encoding/json"\n"fmt"\n"os"';
        const main = code.replace('package webhooks', 'package main').replace('import (', `import (\n${imports}`);
        return `${main}
func main() {
  lines := bufio.NewScanner(os.Stdin)
  for lines.Scan() {
    var v []any
    json.Unmarshal(lines.Bytes(), &v)
    body, _ := base64.StdEncoding.DecodeString(v[3].(string))
    timestamp, _ := v[1].(string)
    signature, _ := v[2].(string)
    fmt.Println(Verify(v[0].(string), timestamp, signature, body, int64(v[4].(float64))))
  }
}`;
      },
    },
    PHP: {
      block: 'php',
      command: ['php'],
      file: 'verify.php',
      program: (code) => `<?php
${code}
while (($line = fgets(STDIN)) !== false) {
  [$secret, $timestamp, $signature, $body, $now] = json_decode($line, true);
  echo verify($secret, $timestamp, $signature, base64_decode($body), $now) ? "true\\n" : "false\\n";
}`,
    },
    Ruby: {
      block: 'ruby',
      command: ['ruby'],
      file: 'verify.rb',
      program: (code) => `${code}
require 'base64'
require 'json'
STDIN.each_line do |line|
  secret, timestamp, signature, body, now = JSON.parse(line)
  puts verify(secret, timestamp, signature, Base64.decode64(body), now)
end`,
    },
  };

describe('the examples of the README', () => {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const vectors = JSON.parse(readFileSync(join(packageFolder, 'vectors.json'), 'utf8')) as Vector[];
  const cases = vectors.flatMap(({ secret, timestamp, bodyBase64: body, platform }) => {
    const text = String(timestamp);
    const flipped = platform.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    return [
      { input: [secret, text, platform, body, timestamp], isGood: true },
      { input: [secret, text, platform, body, timestamp + 300], isGood: true },
      { input: [secret, text, platform, body, timestamp + 301], isGood: false },
      { input: [secret, text, flipped, body, timestamp], isGood: false },
      { input: [secret, text, platform.slice(0, -1), body, timestamp], isGood: false },
      { input: [secret, `${text}x`, platform, body, timestamp], isGood: false },
      { input: [`${secret}x`, text, platform, body, timestamp], isGood: false },
      // Null is a missing header: the programs pass the equivalent of their language.
      { input: [secret, text, null, body, timestamp], isGood: false },
      { input: [secret, null, platform, body, timestamp], isGood: false },
      { input: [secret, '9'.repeat(5000), platform, body, timestamp], isGood: false },
    ];
  });

  for (const [language, { block, command, file, program }] of Object.entries(languages)) {
    // `.ci/run` installs what runs them all; a newcomer's machine has those that it has.
    const isHere = spawnSync(command[0]!, [language === 'Go' ? 'version' : '--version']).status === 0;
    if (!isHere) continue;
    it(`verify the vectors and nothing else in ${language}`, async () => {
      const code = new RegExp(`^${language}\\n\\n\`\`\`${block}\\n(.*?)\`\`\``, 'ms').exec(readme)?.[1];
      assert.ok(code, `README.md has an example in ${language}`);
      const folder = await mkdtemp(join(tmpdir(), 'example-'));
      await writeFile(join(folder, file), program(code));
      const input = cases.map((one) => JSON.stringify(one.input)).join('\n');
      const ran = spawnSync(command[0]!, [...command.slice(1), file], { cwd: folder, input: `${input}\n` });
      await rm(folder, { recursive: true, force: true });
      assert.equal(ran.status, 0, ran.stderr.toString());
      expect(ran.stdout.toString().trim().split('\n')).toStrictEqual(cases.map(({ isGood }) => String(isGood)));
    });
  }
});

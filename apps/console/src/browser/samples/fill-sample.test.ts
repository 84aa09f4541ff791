import { describe, expect, it } from '@jest/globals';
import { fillSample } from './fill-sample.js';

describe('a code sample', () => {
  const template = "const id = '{{id}}';\nconst scope = '{{scope}}';\nconst proof = process.env.CLIENT_SECRET;\n";

  it('says what it is about, and reads the secret from the environment', () => {
    expect(fillSample(template, 'mjs', { texts: { id: '7', scope: 'openid' } })).toBe(
      "const id = '7';\nconst scope = 'openid';\nconst proof = process.env.CLIENT_SECRET;\n",
    );
  });

  it('leaves out the lines of what there is not', () => {
    const values = { texts: { id: '7', scope: undefined }, secrets: { CLIENT_SECRET: null } };
    expect(fillSample(template, 'mjs', values)).toBe("const id = '7';\n");
  });

  it('has the secret where it is shown, as each language writes it', () => {
    const values = { texts: {}, secrets: { CLIENT_SECRET: 'secret_$&1' } };
    const filled = [
      fillSample('-d "s=$CLIENT_SECRET"', 'sh', values),
      fillSample('process.env.CLIENT_SECRET', 'mjs', values),
      fillSample('os.environ["CLIENT_SECRET"]', 'py', values),
      fillSample('os.Getenv("CLIENT_SECRET")', 'go', values),
      fillSample("getenv('CLIENT_SECRET')", 'php', values),
    ];
    expect(filled).toStrictEqual([
      '-d "s=secret_%24&1"',
      "'secret_%24&1'",
      '"secret_%24&1"',
      '"secret_%24&1"',
      "'secret_%24&1'",
    ]);
  });

  it('lets no value end the text that it stands in', () => {
    const texts = { id: `a'b"c\`d$e\\f`, scope: '' };
    expect(fillSample("'{{id}}'", 'php', { texts })).toBe("'a%27b%22c%60d%24e%5cf'");
  });
});

/** The languages of code samples, by the ending of their files. */
export const sampleLanguages = { sh: 'curl', mjs: 'Node', py: 'Python', go: 'Go', php: 'PHP' } as const;
export type SampleLanguage = keyof typeof sampleLanguages;

/** How a program reads a variable of its environment, and how it writes a text. */
const ways: Record<SampleLanguage, { variable: (name: string) => string; literal: (text: string) => string }> = {
  // Within double quotes.
  sh: { variable: (name) => `$${name}`, literal: (text) => text },
  mjs: { variable: (name) => `process.env.${name}`, literal: (text) => `'${text}'` },
  py: { variable: (name) => `os.environ["${name}"]`, literal: (text) => `"${text}"` },
  go: { variable: (name) => `os.Getenv("${name}")`, literal: (text) => `"${text}"` },
  php: { variable: (name) => `getenv('${name}')`, literal: (text) => `'${text}'` },
};

export interface SampleValues {
  /** For `{{name}}` in the template. A line that names one that is undefined is left out. */
  texts: Record<string, string | undefined>;
  /**
   * Secrets by the variable that programs read them from: a text takes the variable's place, undefined leaves the
   * variable, null leaves its lines out.
   */
  secrets?: Record<string, string | null | undefined>;
}

const placeholder = /\{\{(\w+)\}\}/g;

/** The program of a template, for one application. */
export function fillSample(template: string, language: SampleLanguage, { texts, secrets = {} }: SampleValues): string {
  const { variable, literal } = ways[language];
  const given = Object.entries(secrets).map(([name, secret]) => ({ place: variable(name), secret }));
  const isTold = (line: string) =>
    [...line.matchAll(placeholder)].every(([, name]) => texts[name!] !== undefined) &&
    given.every(({ place, secret }) => secret !== null || !line.includes(place));
  const replacements = given.flatMap(({ place, secret }) => (secret ? [{ place, text: literal(plain(secret)) }] : []));
  const withSecrets = (line: string) =>
    replacements.reduce((program, { place, text }) => program.replaceAll(place, () => text), line);
  return template
    .split('\n')
    .filter(isTold)
    .map((line) => withSecrets(line).replaceAll(placeholder, (_, name: string) => plain(texts[name]!)))
    .join('\n');
}

/** Without what ends or opens a text in one of the languages: an address may have it, as somebody else wrote it. */
function plain(text: string): string {
  return text.replaceAll(/['"`$\\\n]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

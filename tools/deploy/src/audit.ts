/** What is known of `npm audit --json`: counts, or the answer of a registry that refuses. */
interface Answer {
  statusCode?: number;
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

/** A registry without advisories answers that there is no such address or method, and so is no failure of ours. */
const notOffered = [403, 404, 405, 501];

/** One line about what production depends on, and whether it is bad: a known weakness of severity high or above. */
export function auditResult(output: string): { line: string; failed: boolean } {
  const { statusCode, message, metadata, vulnerabilities = {} } = JSON.parse(output) as Answer;
  if (statusCode && notOffered.includes(statusCode)) {
    return { line: 'audit: skipped: the registry does not offer it', failed: false };
  }
  if (!metadata) return { line: `audit: FAILED: ${message ?? 'npm gave no result'}`, failed: true };
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  if (severe.length) {
    const names = severe.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
    return { line: `audit: FAILED: ${names}: npm audit --omit=dev says more`, failed: true };
  }
  return { line: `audit: ok, ${metadata.vulnerabilities['total'] ?? 0} of lower severity`, failed: false };
}

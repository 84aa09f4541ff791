/** Rules for a Dockerfile that must build without a front end from a registry, and run without rights. */
export function dockerfileFindings(dockerfile: string): string[] {
  const lines = dockerfile.split('\n');
  const findings: string[] = [];
  const refuse = (pattern: RegExp, why: string) => {
    lines.forEach((line, index) => {
      if (pattern.test(line)) findings.push(`docker/Dockerfile:${index + 1}: ${why}`);
    });
  };
  refuse(/^#\s*syntax=/i, 'a syntax line is fetched from a registry');
  refuse(/^(RUN|COPY|ADD)\b.*<<-?['"]?\w/, 'a heredoc needs a newer front end');
  refuse(/^(COPY|ADD)\b.*--(link|parents)\b/, '--link and --parents need a newer front end');
  refuse(/^\s*(RUN .*)?npm (ci|install)\b(?!.*--ignore-scripts)/, 'install scripts must stay off');
  refuse(/^ARG \w+_IMAGE=(\S+:latest|[^:]+)$/, 'a base image needs a tag, and not latest');
  refuse(/^FROM (?!\$\{)/, 'a base image is named once, by an ARG');
  if (lines.filter((line) => line.startsWith('USER ')).at(-1) !== 'USER 65532') {
    findings.push('docker/Dockerfile: must end as USER 65532');
  }
  return findings;
}

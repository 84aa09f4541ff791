/** What a mail says, in plain words; all of it is text, none of it HTML. */
export interface MailText {
  /** BCP 47, for screen readers and translators. */
  language: string;
  subject: string;
  paragraphs: string[];
  button?: { text: string; href: string };
  /** Shown large, to be typed. */
  code?: string;
  /** Below a line: why the reader gets this mail, what to do when it was not them. */
  footer: string;
}

export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}

/** The one frame of our mails, as text and as HTML that needs no picture, no script and no style sheet from elsewhere. */
export function mailMessage({ language, subject, paragraphs, button, code, footer }: MailText): MailMessage {
  const text = [subject, ...paragraphs, code, button && `${button.text}:\n${button.href}`, `--\n${footer}`];
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: frame(
      language,
      subject,
      [
        ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
        code ? `<p class="code" style="${codeStyle}">${escape(code)}</p>` : '',
        button ? buttonHtml(button) : '',
        `<p class="quiet" style="${footerStyle}">${escape(footer)}</p>`,
      ].join('\n'),
    ),
  };
}

const codeStyle =
  'margin:8px 0 24px;font-size:30px;font-weight:600;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace';
const footerStyle =
  'margin:32px 0 0;padding-top:16px;border-top:1px solid #d9dce3;color:#5b6270;font-size:13px;line-height:20px';

function buttonHtml({ text, href }: { text: string; href: string }): string {
  return `<p style="margin:8px 0 24px"><a class="button" href="${escape(href)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#1f4fd8;color:#ffffff;font-weight:600;text-decoration:none">${escape(text)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:#5b6270;font-size:13px;line-height:20px;word-break:break-all">${escape(href)}</p>`;
}

function frame(language: string, subject: string, body: string): string {
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #14161b !important; }
  .card { background: #1d2027 !important; color: #e8eaee !important; }
  .quiet { color: #a2a9b6 !important; border-color: #353a45 !important; }
  .button { background: #7ea2ff !important; color: #0d1220 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f4f5f8">
<div class="card" role="article" lang="${escape(language)}" style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff;color:#1b1f27;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<h1 style="margin:0 0 20px;font-size:21px;line-height:28px;font-weight:650">${escape(subject)}</h1>
${body}
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

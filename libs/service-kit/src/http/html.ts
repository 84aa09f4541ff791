/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Template tag: every value is escaped, for text and for attributes in double quotes, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.map((text, index) => text + render(pieces[index])).join(''));
}

/** For markup that another library made. Never pass what a person typed. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(render).join('');
  return String(piece).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import ts from 'typescript';
import { Callers, type Call } from './callers.js';
import type { Column, Describer } from './described.js';
import { Given, PieceReader, Unchecked, Unfollowable, type Value } from './pieces.js';
import { TypeComparison } from './types.js';

/** What is wrong, and where. */
export interface Finding {
  node: ts.Node;
  message: string;
}

/** Checks statements against the schema that they are for. */
export class StatementCheck {
  private readonly types: TypeComparison;
  private readonly callers: Callers;

  /** @param describerFor knows the schema that a file works on */
  constructor(
    private readonly checker: ts.TypeChecker,
    files: readonly ts.SourceFile[],
    private readonly describerFor: (file: ts.SourceFile) => Pick<Describer, 'describe' | 'makeTable'>,
  ) {
    this.types = new TypeComparison(checker);
    this.callers = new Callers(checker, files);
  }

  async findings(statement: ts.TaggedTemplateExpression): Promise<Finding[]> {
    const found = new Map<string, Finding>();
    const add = (one: Finding) => found.set(`${one.node.getSourceFile().fileName} ${one.node.pos} ${one.message}`, one);
    const open: Call[] = [{ place: statement, given: new Map() }];
    for (let call = open.pop(); call; call = open.pop()) {
      try {
        for (const pieces of new PieceReader(this.checker, call.given).variants(statement))
          for (const one of await this.ofVariant(statement, call.place, pieces)) add(one);
      } catch (err) {
        if (err instanceof Given) open.push(...this.callers.of(err.parameter, call, add));
        else if (err instanceof Unfollowable) add({ node: err.node, message: err.message });
        else if (!(err instanceof Unchecked)) throw err;
      }
    }
    return [...found.values()];
  }

  private async ofVariant(
    statement: ts.TaggedTemplateExpression,
    place: ts.Node,
    pieces: readonly (string | Value)[],
  ): Promise<Finding[]> {
    const values: Value[] = [];
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `$${values.push(piece)}`)).join('');
    const describer = this.describerFor(place.getSourceFile());
    const described = await describer.describe(text).catch((err: unknown) => err as Error & { position?: string });
    if (described instanceof Error) return [{ node: place, message: placed(described, text) }];
    if (makesTable(statement)) await describer.makeTable(text, values.length);
    return [
      ...described.parameters.flatMap((type, number) => this.ofValue(values[number]!, type)),
      ...this.ofRow(statement.typeArguments?.[0], described.columns, text),
    ];
  }

  private ofValue({ node, type }: Value, wanted: string): Finding[] {
    if (this.types.canBeGiven(type, wanted)) return [];
    return [{ node, message: `${node.getText()} is ${this.nameOf(type)}, and Postgres takes ${wanted}` }];
  }

  private ofRow(declared: ts.TypeNode | undefined, columns: readonly Column[], text: string): Finding[] {
    if (!declared) return [];
    const row = this.checker.getTypeFromTypeNode(declared);
    if (row.flags & ts.TypeFlags.TypeParameter) return [];
    return this.checker.getPropertiesOfType(row).flatMap((property) => {
      const type = this.checker.getTypeOfSymbol(property);
      const column = columns.find(({ name }) => name === property.name);
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!column)
        return isOptional ? [] : [{ node: declared, message: `the result has no column "${property.name}"` }];
      if (!this.types.isWhatComes(type, column.type))
        return [{ node: declared, message: `"${property.name}" is ${column.type}, not ${this.nameOf(type)}` }];
      if (column.nullable && !admitsNull(type) && !isAskedFor(column.nullable, text))
        return [
          { node: declared, message: `"${property.name}" may be null, and ${this.nameOf(type)} does not say so` },
        ];
      return [];
    });
  }

  private nameOf(type: ts.Type): string {
    return this.checker.typeToString(type);
  }
}

function admitsNull(type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  return type.isUnion() && type.types.some(admitsNull);
}

/** The statement leaves out the rows where it is null. */
function isAskedFor(column: string, text: string): boolean {
  return new RegExp(`\\b${column} IS NOT NULL`).test(text);
}

/** What Postgres says, with the text that it means. */
function placed(err: Error & { position?: string }, text: string): string {
  const at = Number(err.position ?? 0) - 1;
  return at < 0 ? err.message : `${err.message}: ${text.slice(at).split('\n', 1)[0]!.slice(0, 60)}`;
}

/** Whether other statements may use a temporary table that this one makes: check it before them. */
export function makesTable({ template }: ts.TaggedTemplateExpression): boolean {
  return /^`\s*CREATE TEMPORARY TABLE/.test(template.getText());
}

/** The statements of a file. */
export function statementsOf(file: ts.SourceFile): ts.TaggedTemplateExpression[] {
  const found: ts.TaggedTemplateExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

import ts from 'typescript';

/** What a value of TypeScript is for Postgres. */
type Kind = 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'bytes' | 'object';

/** By type of Postgres: what can be given for it, the first of which is what comes back. */
const kinds: Record<string, readonly Kind[]> = {
  bool: ['boolean'],
  bytea: ['bytes'],
  date: ['Date', 'string'],
  float4: ['number'],
  float8: ['number'],
  int2: ['number'],
  int4: ['number'],
  int8: ['string', 'number', 'bigint'],
  json: ['object', 'string'],
  jsonb: ['object', 'string'],
  numeric: ['string', 'number'],
  oid: ['number'],
  timestamp: ['Date', 'string'],
  timestamptz: ['Date', 'string'],
  // A statement that calls a function for what it does gives back nothing.
  void: ['string'],
};
/** Types that have no row of their own are written as text: `uuid`, `interval`, `inet`, … */
const asText: readonly Kind[] = ['string'];

/** Compares types of TypeScript with those of Postgres. */
export class TypeComparison {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Whether each value of this type can be given for a parameter. */
  canBeGiven(type: ts.Type, wanted: string): boolean {
    return this.everyMember(type, (member) => {
      if (member.flags & ts.TypeFlags.Null) return true;
      if (!wanted.startsWith('_')) return this.isOneOf(member, wanted, kinds[wanted] ?? asText);
      const element = wanted.slice(1);
      const binary = this.elementOfBinary(member);
      if (binary !== undefined) return binary === element;
      const given = this.elementOf(member);
      return given !== undefined && this.canBeGiven(given, element);
    });
  }

  /** Whether what comes back is what the type says. A type may be narrower than Postgres knows: `'open' | 'done'`. */
  isWhatComes(type: ts.Type, column: string): boolean {
    return this.everyMember(type, (member) => {
      if (member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return true;
      if (column === 'json' || column === 'jsonb') return true;
      if (!column.startsWith('_')) return this.isOneOf(member, column, [(kinds[column] ?? asText)[0]!]);
      const element = this.elementOf(member);
      return element !== undefined && this.isWhatComes(element, column.slice(1));
    });
  }

  private everyMember(type: ts.Type, holds: (member: ts.Type) => boolean): boolean {
    return type.isUnion() ? type.types.every(holds) : holds(type);
  }

  private isOneOf(type: ts.Type, wanted: string, allowed: readonly Kind[]): boolean {
    if (type.flags & ts.TypeFlags.Unknown) return wanted.startsWith('json');
    const kind = this.kindOf(type);
    return kind !== undefined && allowed.includes(kind);
  }

  private kindOf(type: ts.Type): Kind | undefined {
    if (type.flags & ts.TypeFlags.StringLike) return 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.flags & ts.TypeFlags.BigIntLike) return 'bigint';
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    const base = this.checker.getBaseConstraintOfType(type) ?? type;
    if (base !== type) return this.kindOf(base);
    if (type.isIntersection())
      return type.types.map((one) => this.kindOf(one)).find((kind) => kind !== undefined && kind !== 'object');
    if (type.symbol?.name === 'Date') return 'Date';
    if (type.symbol?.name === 'Buffer' || type.symbol?.name === 'Uint8Array') return 'bytes';
    // Arrays become arrays of Postgres, which JSON has no use for.
    return type.flags & ts.TypeFlags.Object && this.elementOf(type) === undefined ? 'object' : undefined;
  }

  private elementOf(type: ts.Type): ts.Type | undefined {
    return this.checker.isArrayLikeType(type) ? this.checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  }

  /** What `pgArray` wrote: bytes that say what they hold. */
  private elementOfBinary(type: ts.Type): string | undefined {
    const element = type.getProperty('pgElement');
    const said = element && this.checker.getNonNullableType(this.checker.getTypeOfSymbol(element));
    return said?.isStringLiteral() ? said.value : undefined;
  }
}

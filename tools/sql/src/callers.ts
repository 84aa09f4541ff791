import ts from 'typescript';

/** A call by which a statement is made, and what the functions on the way there are given. */
export interface Call {
  place: ts.Node;
  given: ReadonlyMap<ts.Symbol, ts.Expression | undefined>;
}

/** Finds who calls the functions that get a part of a statement from their caller. */
export class Callers {
  private readonly known = new Map<ts.Node, ts.CallExpression[]>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly files: readonly ts.SourceFile[],
  ) {}

  /** Every way to make a statement that has something of this parameter. */
  of(parameter: ts.ParameterDeclaration, call: Call, complain: (finding: { node: ts.Node; message: string }) => void) {
    const calls = this.callsOf(parameter.parent);
    if (calls.length === 0)
      complain({ node: parameter, message: 'nobody is found who gives this part of a statement' });
    return calls.map((place): Call => ({
      place,
      given: new Map([...call.given, ...this.arguments(place, parameter)]),
    }));
  }

  private *arguments(call: ts.CallExpression, { parent }: ts.ParameterDeclaration) {
    for (const [place, { name, initializer }] of parent.parameters.entries()) {
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol) yield [symbol, call.arguments[place] ?? initializer] as const;
    }
  }

  private callsOf(called: ts.SignatureDeclaration): ts.CallExpression[] {
    const known = this.known.get(called);
    if (known) return known;
    const found: ts.CallExpression[] = [];
    const name = nameOf(called);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && this.isCallOf(node, called, name)) found.push(node);
      ts.forEachChild(node, visit);
    };
    if (name !== undefined) this.files.forEach(visit);
    this.known.set(called, found);
    return found;
  }

  private isCallOf({ expression }: ts.CallExpression, called: ts.SignatureDeclaration, name: string | undefined) {
    const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!ts.isIdentifier(callee) || callee.text !== name) return false;
    const symbol = this.checker.getSymbolAtLocation(callee);
    const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declared = meant?.valueDeclaration;
    return declared === called || (declared !== undefined && declared === called.parent);
  }
}

function nameOf(called: ts.SignatureDeclaration): string | undefined {
  const { name = ts.isVariableDeclaration(called.parent) ? called.parent.name : undefined } = called;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

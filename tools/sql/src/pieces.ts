import ts from 'typescript';

/** A value that goes to Postgres. */
export interface Value {
  node: ts.Expression;
  type: ts.Type;
}

/** A statement as it is written: text and values in turn. */
type Pieces = readonly (string | Value)[];

/** What the parameters of a function stand for where it is called, and what the arguments stand for in turn. */
type Arguments = ReadonlyMap<ts.Symbol, { node: ts.Expression; given: Arguments }>;

/** Part of a statement whose text only the running program knows. */
export class Unfollowable extends Error {
  constructor(readonly node: ts.Node) {
    super(`this text cannot be followed: ${node.getText().slice(0, 60)}`);
  }
}

/** A statement with text that nothing can check: it is not tagged, or a name in it is data. */
export class Unchecked extends Error {}

/** Part of a statement that the function gets from whoever calls it. */
export class Given extends Error {
  constructor(readonly parameter: ts.ParameterDeclaration) {
    super(`given by the caller: ${parameter.getText()}`);
  }
}

const maxVariants = 4_096;
const none: Arguments = new Map();

/** Reads what statements are made of. A choice (`a ? part… : part…`) makes several variants of one statement. */
export class PieceReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the callers of the function give that the statement is in. */
    private readonly byCallers: ReadonlyMap<ts.Symbol, ts.Expression | undefined>,
  ) {}

  /** @throws {Unfollowable | Given} */
  variants(statement: ts.TaggedTemplateExpression): Pieces[] {
    return this.ofTemplate(statement.template, none);
  }

  private ofTemplate(template: ts.TemplateLiteral, given: Arguments): Pieces[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [[template.text]];
    let made: Pieces[] = [[template.head.text]];
    for (const { expression, literal } of template.templateSpans) {
      const inserted = this.ofInserted(expression, given);
      made = made.flatMap((before) => inserted.map((pieces) => [...before, ...pieces, literal.text]));
      if (made.length > maxVariants) throw new Unfollowable(expression);
    }
    return made;
  }

  private ofInserted(node: ts.Expression, given: Arguments): Pieces[] {
    const type = this.checker.getTypeAtLocation(node);
    return isPart(type) ? this.ofPart(node, given) : [[{ node, type }]];
  }

  private ofPart(node: ts.Expression, given: Arguments): Pieces[] {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return this.ofPart(node.expression, given);
    if (ts.isTaggedTemplateExpression(node)) return this.ofTemplate(node.template, given);
    if (ts.isConditionalExpression(node))
      return this.branches(node, given).flatMap((branch) => this.ofPart(branch, given));
    if (ts.isCallExpression(node)) {
      if (node.expression.getText() === 'identifier') throw new Unchecked();
      if (node.expression.getText() === 'constant') return this.texts(node.arguments[0]!, given).map((text) => [text]);
      const { results, given: inside } = this.called(node, given);
      return results.flatMap((result) => this.ofPart(result, inside));
    }
    const { node: meant, given: there } = this.meaning(node, given);
    return this.ofPart(meant, there);
  }

  /** The values that a constant may have. */
  private texts(node: ts.Expression, given: Arguments): string[] {
    const symbol = this.symbolOf(node);
    const argument = symbol && given.get(symbol);
    if (argument) return this.texts(argument.node, argument.given);
    const type = this.checker.getTypeAtLocation(node);
    const literals = type.isUnion() ? type.types : [type];
    if (literals.every((one) => one.isStringLiteral() || one.isNumberLiteral()))
      return literals.map((one) => String(one.value));
    // Whichever number it is, the statement is the same for Postgres.
    if (type.flags & ts.TypeFlags.NumberLike) return ['1'];
    if (ts.isTemplateExpression(node)) return this.textsOfTemplate(node, given);
    if (ts.isConditionalExpression(node))
      return this.branches(node, given).flatMap((branch) => this.texts(branch, given));
    if (ts.isCallExpression(node)) {
      const { results, given: inside } = this.called(node, given);
      return results.flatMap((result) => this.texts(result, inside));
    }
    const { node: meant, given: there } = this.meaning(node, given);
    return this.texts(meant, there);
  }

  private textsOfTemplate(template: ts.TemplateExpression, given: Arguments): string[] {
    let made = [template.head.text];
    for (const { expression, literal } of template.templateSpans) {
      const inserted = this.texts(expression, given);
      made = made.flatMap((before) => inserted.map((text) => before + text + literal.text));
    }
    return made;
  }

  /** Both, unless it is a parameter that decides: that is given, or it is not. */
  private branches({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, given: Arguments): ts.Expression[] {
    const symbol = this.symbolOf(condition);
    const declared = symbol?.valueDeclaration;
    if (!symbol || !declared || !ts.isParameter(declared)) return [whenTrue, whenFalse];
    const type = this.checker.getTypeAtLocation(condition);
    if (!isPart(this.checker.getNonNullableType(type))) return [whenTrue, whenFalse];
    return given.has(symbol) || this.byCallers.get(symbol) ? [whenTrue] : [whenFalse];
  }

  /** What a name or a member stands for. */
  private meaning(node: ts.Expression, given: Arguments): { node: ts.Expression; given: Arguments } {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return { node: node.expression, given };
    const symbol = this.symbolOf(node);
    const argument = symbol && given.get(symbol);
    if (argument) return argument;
    const byCaller = symbol && this.byCallers.get(symbol);
    if (byCaller) return { node: byCaller, given: none };
    const declared = symbol?.valueDeclaration;
    if (declared && ts.isParameter(declared) && !this.byCallers.has(symbol)) throw new Given(declared);
    if (declared && ts.isBindingElement(declared)) return this.memberOfPattern(declared, given);
    if (declared && (ts.isVariableDeclaration(declared) || ts.isPropertyDeclaration(declared)) && declared.initializer)
      return { node: declared.initializer, given };
    if (ts.isPropertyAccessExpression(node)) return this.member(node.expression, node.name.text, given, node);
    throw new Unfollowable(node);
  }

  private memberOfPattern(element: ts.BindingElement, given: Arguments) {
    const declaration = element.parent.parent;
    const name = (element.propertyName ?? element.name).getText();
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) throw new Unfollowable(element);
    return this.member(declaration.initializer, name, given, element);
  }

  /** What a member of an object holds that is written out, or that a function gives back. */
  private member(
    object: ts.Expression,
    name: string,
    given: Arguments,
    asked: ts.Node,
  ): { node: ts.Expression; given: Arguments } {
    if (ts.isObjectLiteralExpression(object)) {
      for (const property of object.properties) {
        if (property.name?.getText() !== name) continue;
        if (ts.isPropertyAssignment(property)) return { node: property.initializer, given };
        if (ts.isShorthandPropertyAssignment(property)) return this.shorthand(property, given);
      }
      throw new Unfollowable(asked);
    }
    if (ts.isCallExpression(object)) {
      const { results, given: inside } = this.called(object, given);
      if (results.length !== 1) throw new Unfollowable(asked);
      return this.member(results[0]!, name, inside, asked);
    }
    if (ts.isParenthesizedExpression(object)) return this.member(object.expression, name, given, asked);
    const { node, given: there } = this.meaning(object, given);
    return this.member(node, name, there, asked);
  }

  private shorthand(property: ts.ShorthandPropertyAssignment, given: Arguments) {
    const symbol = this.checker.getShorthandAssignmentValueSymbol(property);
    const declared = symbol?.valueDeclaration;
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) throw new Unfollowable(property);
    return { node: declared.initializer, given };
  }

  /** What a function may give back, and what its parameters are there. */
  private called(call: ts.CallExpression, given: Arguments): { results: ts.Expression[]; given: Arguments } {
    const declared = this.symbolOf(call.expression)?.valueDeclaration;
    const made =
      declared && (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared))
        ? declared.initializer
        : declared;
    if (!made || !ts.isFunctionLike(made) || !('body' in made) || !made.body) throw new Unfollowable(call);
    const inside = new Map(given);
    made.parameters.forEach(({ name, initializer }, place) => {
      const symbol = this.checker.getSymbolAtLocation(name);
      const node = call.arguments[place] ?? initializer;
      if (symbol && node) inside.set(symbol, { node, given });
    });
    const results = ts.isBlock(made.body) ? returned(made.body) : [made.body];
    if (results.length === 0) throw new Unfollowable(call);
    return { results, given: inside };
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

function returned(body: ts.Block): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function isPart(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isPart);
  return type.symbol?.name === 'SqlPart';
}

import ts from 'typescript';

/** Whose `query` runs a statement. */
const connections = ['EntityManager', 'DataSource', 'QueryRunner', 'Pool', 'PoolClient', 'Client', 'ClientBase'];

/** What makes text that nothing checks. */
const makers = ['identifier'];

/** Calls of a file that run a statement whose text is a plain string, or that put a name into it that is data. */
export function uncheckedOf(file: ts.SourceFile, checker: ts.TypeChecker): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isUnchecked(node, checker)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isUnchecked(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return makers.includes(expression.text);
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  const asked = checker.getNonNullableType(checker.getTypeAtLocation(expression.expression));
  const isRun = (asked.isUnion() ? asked.types : [asked]).some((type) => isConnection(type));
  return isRun && !isChecked(call.arguments[0], checker);
}

/** A tagged statement, or the text of one. What submits itself (`COPY`) is made of one as well. */
function isChecked(given: ts.Expression | undefined, checker: ts.TypeChecker): boolean {
  if (!given) return false;
  const holder = ts.isPropertyAccessExpression(given) && given.name.text === 'text' ? given.expression : given;
  const type = checker.getTypeAtLocation(holder);
  return type.symbol?.name === 'SqlStatement' || type.getProperty('submit') !== undefined;
}

function isConnection(type: ts.Type): boolean {
  if (type.symbol && connections.includes(type.symbol.name)) return true;
  // `Pick<EntityManager, 'query'>`
  return type.aliasSymbol?.name === 'Pick' && (type.aliasTypeArguments ?? []).some(isConnection);
}

import ts from 'typescript';

/** Whose `query` runs a statement. */
const connections = ['EntityManager', 'DataSource', 'QueryRunner', 'Pool', 'PoolClient', 'Client', 'ClientBase'];

/** Calls of a file that run a statement whose text is a plain string: nothing checks it. */
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
  if (ts.isIdentifier(expression)) return ['prepared', 'preparedIn', 'numbered'].includes(expression.text);
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  const asked = checker.getNonNullableType(checker.getTypeAtLocation(expression.expression));
  return (asked.isUnion() ? asked.types : [asked]).some((type) => isConnection(type));
}

function isConnection(type: ts.Type): boolean {
  if (type.symbol && connections.includes(type.symbol.name)) return true;
  // `Pick<EntityManager, 'query'>`
  return type.aliasSymbol?.name === 'Pick' && (type.aliasTypeArguments ?? []).some(isConnection);
}

/**
 * ESLint rule: a text that comes and goes between other children needs an element of its own. A browser that translates the page replaces
 * text nodes, and React then cannot remove or change its own (facebook/react#11538).
 */
const isGap = (child) => child.type === 'JSXText' && child.value.trim() === '';

/** Whether an expression can be a bare text: a literal, a template, or a fragment with one. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value !== '';
    case 'TemplateLiteral':
      return true;
    case 'LogicalExpression':
      return node.operator === '&&' && isText(node.right);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'JSXFragment':
      return node.children.some((child) =>
        child.type === 'JSXText' ? !isGap(child) : isText(child.expression ?? child),
      );
    default:
      return false;
  }
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {bare: 'Put this text into an element: it comes and goes beside others.'},
  },
  create: (context) => ({
    'JSXElement, JSXFragment'(node) {
      const children = node.children.filter((child) => !isGap(child));
      for (const {expression} of children.length > 1 ? children : []) {
        if (expression && /^(?:Logical|Conditional)Expression$/.test(expression.type) && isText(expression)) {
          context.report({node: expression, messageId: 'bare'});
        }
      }
    },
  }),
};

import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import { createLowlight } from 'lowlight';
import { createElement, type ReactNode } from 'react';

const { highlight: treeOf } = createLowlight({ bash, go, javascript, json, php, python });

type Nodes = ReturnType<typeof treeOf>['children'];

/** The code as elements, each with the class of its part of speech. */
export function highlight(text: string, grammar: string): ReactNode {
  return elements(treeOf(grammar, text).children);
}

function elements(nodes: Nodes): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const className = [node.properties['className']].flat().join(' ');
    return createElement('span', { key: index, className }, ...elements(node.children as Nodes));
  });
}

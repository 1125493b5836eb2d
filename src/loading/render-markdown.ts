import {
  markdownToHtml,
  type HastNode,
  type HastPluginDefinition,
  type HastVisitorContext,
} from 'satteri';
import type { PageContext } from '../core/project/shown-content.ts';
import { freeId } from '../core/text/free-id.ts';
import { BUTTON_CLASS, isButtonLink } from '../core/reading/button-link.ts';

type Element = Extract<HastNode, { type: 'element' }>;

const span = (properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

/** Makes links as the component Link does, and adds ids. */
function forPage({ code, targetOf, ids, newTab }: PageContext) {
  return {
    name: 'for-page',
    element: [
      {
        filter: ['a'],
        visit(node: Readonly<Element>, context: HastVisitorContext): Element | undefined {
          const { href, language } = targetOf(String(node.properties['href']));
          context.setProperty(node, 'href', href);
          if (newTab && href.startsWith('https:')) {
            const properties = { ...node.properties, href, target: '_blank', rel: ['noopener'] };
            const said = span({ className: ['hidden'] }, [{ type: 'text', value: ` (${newTab})` }]);
            return { ...node, properties, children: [...node.children, said] };
          }
          if (!language) return undefined;
          const lang = language.code;
          const name = span({ lang }, [{ type: 'text', value: ` (${language.ownName})` }]);
          const words = span({ lang: code }, [...node.children, name]);
          const properties = { ...node.properties, href, hrefLang: lang, lang };
          return { ...node, properties, children: [words] };
        },
      },
      {
        filter: ['p'],
        visit(node: Readonly<Element>, context: HastVisitorContext): undefined {
          if (isButtonLink(node)) context.setProperty(node, 'className', [BUTTON_CLASS]);
        },
      },
      {
        filter: ['h2', 'h3'],
        visit(node: Readonly<Element>, context: HastVisitorContext): undefined {
          context.setProperty(node, 'id', freeId(context.textContent(node), ids));
        },
      },
    ],
  } satisfies HastPluginDefinition;
}

/** Renders a Markdown text as HTML. */
export function renderMarkdown(source: string, page: PageContext, smartPunctuation = true): string {
  return markdownToHtml(source, {
    features: { smartPunctuation },
    hastPlugins: [forPage(page)],
  }).html;
}

// docs/specification: a page an area, `F5` for `F5.1-03`, an anchor a statement.
import type { Judged, Section } from './statements.ts';

const DOCUMENTS = { P: 'product', C: 'calls', F: 'flows' };
const HEADINGS = { product: 'The product', calls: 'Its calls', flows: 'Its flows' };
/** Without a section of that name. */
const AREAS: Record<string, string> = {
  P4: 'States',
  F4: 'States and what follows',
  F5: 'Rules of the flows',
};

type Judgement = Omit<Section, 'statements'> & { statements: Judged[] };

const areaOf = (id: string) => id.slice(0, 2);
const documentOf = (id: string) => DOCUMENTS[id[0] as keyof typeof DOCUMENTS];
const pageOf = (id: string) => `${documentOf(id)}-${id[1]}.md`;
const anchorOf = (id: string) => id.toLowerCase();
/** From docs/specification. */
export const addressOf = (id: string) => `${pageOf(id)}#${anchorOf(id)}`;

function line({ id, says, label, sameAs, list, decision }: Judged) {
  const words =
    sameAs.length > 0
      ? `see ${sameAs.map((other) => `[${other}](${addressOf(other)})`).join(', ')}`
      : (says ?? label ?? '');
  return `- <a id="${anchorOf(id)}"></a>**${id}** ${words}${list ? ' *(list)*' : ''}${decision ? ` *Decision: ${decision}*` : ''}`;
}

/** Text by page, the index among them. */
export function specificationPages(sections: readonly Judgement[]): Map<string, string> {
  const areas = new Map<string, Judgement[]>();
  for (const section of sections)
    areas.set(areaOf(section.id), [...(areas.get(areaOf(section.id)) ?? []), section]);
  const titleOf = (area: string) =>
    AREAS[area] ?? areas.get(area)!.find(({ id }) => id === area)?.title ?? area;
  const pages = new Map<string, string>();
  for (const [area, own] of areas) {
    const parts = own.map(({ id, title, statements }) => {
      const list = statements.map(line).join('\n');
      return id === area ? list : `## ${id} ${title}\n\n${list}`;
    });
    pages.set(pageOf(area), `# ${area} ${titleOf(area)}\n\n${parts.join('\n\n')}`);
  }
  const lists = Object.values(DOCUMENTS).map((name) => {
    const rows = [...areas]
      .filter(([area]) => documentOf(area) === name)
      .map(([area, own]) => {
        const all = own.flatMap(({ statements }) => statements);
        const here = all.filter(({ sameAs }) => sameAs.length === 0);
        return `| [${area} ${titleOf(area)}](${pageOf(area)}) | ${all.length} | ${here.length} |`;
      });
    return `## ${HEADINGS[name as keyof typeof HEADINGS]}\n\n| area | statements | said there |\n| --- | --- | --- |\n${rows.join('\n')}`;
  });
  pages.set(
    'README.md',
    `# Specification

What the product promises, one sentence a statement. Each has an id and an anchor, \`${addressOf('P1-05')}\` for P1-05; tests,
[decisions](../decisions/README.md) and comments name it by the id. A statement that another one says too points there. Where it was
decided against, the decision follows. What only has to be there, a name, a value or an address, is marked *(list)*; all else is behaviour. Sentences, labels and marks are in
[test/fixtures/statements](../../test/fixtures/statements);
[conformance](../conformance.md) shows what holds each.

${lists.join('\n\n')}`,
  );
  return pages;
}

/** To a missing page or anchor of docs/specification. */
export function deadLinks({ file, text }: { file: string; text: string }, pages: Map<string, string>) {
  return [...text.matchAll(/\bspecification\/([\w-]+\.md)(?:#([\w.-]*[\w-]))?/g)]
    .filter(([, page, anchor]) => {
      const there = pages.get(page!);
      return there === undefined || (anchor && !there.includes(`<a id="${anchor}">`));
    })
    .map(([link]) => `${file}: docs/${link} is not there`);
}

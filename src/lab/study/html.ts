import { LANGS, type Lang } from '../../core/clause.ts';
import { escape } from '../charts/svg.ts';
import { type Block, inLang, type Report, type Table, type Text } from './blocks.ts';
import { STYLE } from './style.ts';

const DATA = { es: 'Los datos', en: 'The data' } as const;
const LANG_NAMES = { es: 'Español', en: 'English' } as const;

const words = (text: Text, lang: Lang): string => escape(inLang(text, lang));

function table({ caption, head, rows }: Table, lang: Lang): string {
  const heads = head.map((one) => `<th scope="col">${words(one, lang)}</th>`).join('');
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((one) => `<td>${words(one, lang)}</td>`).join('');
    return `<tr><th scope="row">${words(first ?? '', lang)}</th>${cells}</tr>`;
  });
  const name = words(caption, lang);
  const inside = `<caption>${name}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody>`;
  return `<div class="table" tabindex="0" role="group" aria-label="${name}"><table>${inside}</table></div>`;
}

const folded = (title: string, inside: string): string => `<details><summary>${title}</summary>${inside}</details>`;

function block(one: Block, lang: Lang): string {
  switch (one.kind) {
    case 'heading':
      return `<h${one.level}>${words(one.text, lang)}</h${one.level}>`;
    case 'text':
      return `<p>${words(one.text, lang)}</p>`;
    case 'code':
      return `<p><code>${escape(one.text)}</code></p>`;
    case 'table':
      return table(one.table, lang);
    case 'chart':
      return `<figure>${one.draw(lang)}${folded(DATA[lang], table(one.table, lang))}</figure>`;
    case 'folded':
      return folded(words(one.title, lang), table(one.table, lang));
  }
}

/** A report in one language, as it stands in any page whose colours are those of the house. */
export const toBody = ({ lead, blocks }: Report, lang: Lang): string =>
  [...lead.map((text) => `<p class="lead">${words(text, lang)}</p>`), ...blocks.map((one) => block(one, lang))].join(
    '\n',
  );

/** Chosen before anything is drawn; without scripts the first language is shown, and both can be chosen. */
const SCRIPT = `if(!navigator.language.startsWith('es'))document.getElementById('lang-en').checked=true;
const set=()=>{document.documentElement.lang=document.getElementById('lang-en').checked?'en':'es'};
document.addEventListener('change',set);set();`;

/** A report as one page that needs nothing else: both languages, light and dark. */
export function toHtml(report: Report): string {
  const choice = LANGS.map(
    (lang, i) =>
      `<label lang="${lang}"><input type="radio" name="lang" id="lang-${lang}"${i === 0 ? ' checked' : ''}> ${LANG_NAMES[lang]}</label>`,
  ).join('');
  const bodies = LANGS.map(
    (lang) => `<article lang="${lang}"><h1>${words(report.title, lang)}</h1>\n${toBody(report, lang)}</article>`,
  ).join('\n');
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words(report.title, 'es')} · ${words(report.title, 'en')}</title>
<style>${STYLE}</style>
</head>
<body>
<header><fieldset><legend>Idioma · Language</legend>${choice}</fieldset></header>
<main>
${bodies}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

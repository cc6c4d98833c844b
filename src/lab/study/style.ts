/** The look of a report that stands alone: the colours of the house (src/web/theme.css), light and dark as the reader's system is. */
export const STYLE = `
:root{color-scheme:light dark;
--bg:light-dark(#f5efe4,#14171a);--surface:light-dark(#fffdf8,#1d2226);--surface-2:light-dark(#ede4d5,#2a3036);
--ink:light-dark(#221d18,#f3eee5);--ink-2:light-dark(#5a5046,#b9b1a5);--line:light-dark(#d8ccb9,#3a4148);
--line-strong:light-dark(#8f8370,#88909a);--link:light-dark(#1d4e89,#8ec2ff);--danger:light-dark(#b3261e,#ff8f86);
--good:light-dark(#1e7a3c,#6fd68f);--home:#c2410c;--home-ink:#fff;--home-text:light-dark(#b23a0a,#ff9a73);
--away:#1d4ed8;--away-ink:#fff;--away-text:light-dark(#1d4ed8,#94b4ff);--accent:light-dark(#6d28d9,#b79cff)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{width:min(960px,100%);margin:0 auto;padding:12px 16px}
main{padding-bottom:64px}
fieldset{display:flex;gap:16px;margin:0;padding:0;border:0}
legend{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
label{min-height:44px;display:inline-flex;align-items:center;gap:6px}
body:has(#lang-es:checked) article[lang=en],body:has(#lang-en:checked) article[lang=es]{display:none}
h1,h2,h3{line-height:1.15;text-wrap:balance}
h1{font-size:clamp(1.75rem,5vw,2.5rem)}
h2{margin-top:2.5rem;padding-top:.75rem;border-top:2px solid var(--line)}
p{max-width:75ch;overflow-wrap:anywhere}
.lead{font-size:1.0625rem}
figure{margin:16px 0;padding:16px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.chart{display:block;width:100%;height:auto;max-width:560px;font-family:inherit}
code{display:block;padding:8px 12px;border-radius:8px;background:var(--surface-2);overflow-wrap:anywhere}
.table{overflow-x:auto;margin:16px 0}
.table:focus-visible,summary:focus-visible,input:focus-visible{outline:3px solid var(--link);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:4px 0}
th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{background:var(--surface-2)}
tbody th{font-weight:500}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:var(--link)}
@media print{details{display:block}}
`.replaceAll('\n', '');

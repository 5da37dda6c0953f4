// How the stand-in's pages look: cool drawing paper under a strip of tape, so that nobody takes them for the product.

const light = `
--ground:#EEF2F8;--card:#FFFFFF;--line:#D3DBE8;--edge:#67738D;--ink:#1A2336;--soft:#4E5A73;--accent:#2D4A9B;--accent-deep:#223A7D;
--on-accent:#FFFFFF;--tape:#F2B134;--tape-ink:#1A2336;--note:#FFF3CF;--note-ink:#4A3700;--wrong:#A5301A;--blush:#FCEBE6;--good:#E4F2E8;--good-ink:#14532F;`;

const dark = `
--ground:#10141D;--card:#191F2C;--line:#333D52;--edge:#8894AE;--ink:#ECF0F8;--soft:#AAB4CA;--accent:#A3B8FF;--accent-deep:#BFCEFF;
--on-accent:#111829;--tape:#D99C25;--tape-ink:#10141D;--note:#332A10;--note-ink:#FFE6A6;--wrong:#FF9A84;--blush:#37211D;--good:#1A3325;--good-ink:#A6E3BE;`;

export const pagesStyle = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{font-size:106.25%;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);line-height:1.5;
  font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
.tape{height:10px;background:repeating-linear-gradient(-45deg,var(--tape) 0 14px,var(--tape-ink) 14px 28px)}
.stand-in{padding:.75rem 1.25rem;background:var(--note);color:var(--note-ink);border-bottom:1px solid var(--line);font-size:.94rem}
.stand-in>div{width:min(100%,34rem);margin:0 auto}
.wide .stand-in>div{width:min(100%,65.5rem)}
.wide main{width:min(100%,68rem)}
.stand-in p{margin:0}
.number{font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}
main{width:min(100%,36.5rem);margin:0 auto;padding:1.75rem 1.25rem 4rem}
h1{margin:0 0 .35rem;font-size:1.65rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.15rem;line-height:1.3}
p{margin:0 0 .75rem;text-wrap:pretty}
.lead{color:var(--soft)}
.price{margin:0 0 1.25rem;font-size:1.2rem}
.price strong{font-size:1.75rem;font-variant-numeric:tabular-nums}
section,.card,fieldset{margin:0 0 1.25rem;padding:1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--card);min-width:0}
legend{float:left;width:100%;margin:0 0 .75rem;padding:0;font-size:1.15rem;font-weight:700}
legend+*{clear:both}
.field{margin-bottom:1rem}
.field:last-child{margin-bottom:0}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-bottom:1rem}
.pair:last-child,.pair>.field{margin-bottom:0}
label{display:block;margin-bottom:.3rem;font-weight:600}
.hint{margin:.3rem 0 0;color:var(--soft);font-size:.9rem}
.wrong{margin:.3rem 0 0;color:var(--wrong);font-size:.94rem;font-weight:600}
input,select{display:block;width:100%;min-height:48px;padding:.5rem .75rem;border:1.5px solid var(--edge);border-radius:8px;background:var(--card);
  color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
input[readonly]{border-style:dashed;background:var(--ground)}
input[aria-invalid],select[aria-invalid]{border:2px solid var(--wrong)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1rem;border:1.5px solid var(--accent);
  border-radius:8px;background:transparent;color:var(--accent);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--accent-deep);color:var(--accent-deep);text-decoration:underline}
.main{width:100%;min-height:52px;background:var(--accent);color:var(--on-accent);font-size:1.06rem}
.main:hover{background:var(--accent-deep);color:var(--on-accent)}
.careful{border-color:var(--wrong);color:var(--wrong)}
.careful:hover{border-color:var(--wrong);color:var(--wrong)}
a{color:var(--accent)}
.back{display:inline-flex;align-items:center;min-height:44px}
.row{display:flex;flex-wrap:wrap;gap:.6rem;margin-bottom:.75rem}
.row:last-child{margin-bottom:0}
.problems,.done{margin:0 0 1.25rem;padding:.85rem 1rem;border-radius:8px}
.problems{background:var(--blush);border:1.5px solid var(--wrong)}
.problems p{margin:0;font-weight:600}
.problems a{color:var(--wrong)}
.problems ul{margin:.35rem 0 0;padding-left:1.1rem}
.problems li{padding:.15rem 0}
.done{background:var(--good);color:var(--good-ink);font-weight:600}
.facts{display:grid;grid-template-columns:minmax(6.5rem,auto) 1fr;gap:.35rem 1rem;margin:0 0 1rem}
.facts dt{color:var(--soft)}
.facts dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.94rem}
th,td{padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:middle}
tr:last-child>td{border-bottom:0}
th{color:var(--soft);font-weight:600;white-space:nowrap}
td code{white-space:nowrap}
td.amount,th.amount{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.when{white-space:nowrap;font-variant-numeric:tabular-nums}
td.last,th.last{padding-right:0;text-align:right}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.88em;overflow-wrap:anywhere}
.columns{display:grid;gap:0 1.25rem}
.columns>*,.columns section{min-width:0}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
td{position:relative}
.quiet{color:var(--soft)}
.waits{color:var(--wrong);font-weight:600}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (min-width:56rem){.columns{grid-template-columns:1fr 1fr}}
@media (max-width:22rem){.pair{grid-template-columns:1fr}}
`;

// How the sign-in pages look: paper, one card, one green button; light and dark.

const light = `
--paper:#FBF6EC;--card:#FFFDF8;--line:#E4DCCB;--edge:#7C8783;--ink:#1F2A28;--soft:#55625F;
--moss:#1E6B52;--moss-deep:#175441;--on-moss:#FFFFFF;--coral:#B93A1B;--blush:#FBEBE2;--leaf:#E8F1E6;--stone:#4B5B58;--step:#CDBFA3;`;

const dark = `
--paper:#131B1A;--card:#1B2524;--line:#33423F;--edge:#7F908B;--ink:#EEF3EE;--soft:#A9B7B2;
--moss:#63CBA0;--moss-deep:#84D9B6;--on-moss:#10201B;--coral:#FF8A66;--blush:#33231D;--leaf:#1E322B;--stone:#4A5C58;--step:#41524E;`;

export const signInStyle = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{font-size:106.25%;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;padding:1rem 0 2rem;background:var(--paper);color:var(--ink);
  font-family:'Atkinson Hyperlegible Next',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;line-height:1.55;
  display:flex;flex-direction:column;align-items:center}
header,main,footer{width:min(100% - 2.5rem,27rem)}
h1,.home{font-family:'Bricolage Grotesque','Atkinson Hyperlegible Next',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;
  font-weight:700;letter-spacing:-.015em;line-height:1.15}
.home{display:inline-flex;align-items:center;gap:.6rem;min-height:44px;color:var(--ink);font-size:1.2rem;text-decoration:none}
.home:hover span{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.2em}
.stone{fill:var(--stone)}
.step{fill:var(--step)}
.trail{flex:none;display:block;width:100%;margin:-.75rem 0 -10px;pointer-events:none;position:relative;z-index:1}
main{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.75rem}
h1{margin:0 0 .5rem;font-size:1.75rem;overflow-wrap:anywhere}
p{margin:0;text-wrap:pretty}
.steps{display:flex;align-items:center;gap:.4rem;margin-bottom:.6rem;color:var(--soft);font-size:.9rem}
.step-dot{width:.6rem;height:.6rem;border-radius:50%;background:var(--moss);border:2px solid var(--moss)}
.step-dot.open{background:transparent}
.step-dot+.step-dot{margin-right:.35rem}
.lead{margin-bottom:1.5rem;color:var(--soft)}
.lead.last{margin-bottom:0}
.address{color:var(--ink);overflow-wrap:anywhere}
label{display:block;margin-bottom:.35rem;font-weight:700}
input{display:block;width:100%;min-height:52px;padding:.6rem .85rem;border:1.5px solid var(--edge);border-radius:12px;background:var(--card);
  color:var(--ink);font:inherit;line-height:1.3}
input[type=hidden]{display:none}
input[aria-invalid]{border-color:var(--coral);border-width:2px}
.code{font-family:'Atkinson Hyperlegible Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:1.75rem;font-weight:600;letter-spacing:.22em;
  font-variant-numeric:slashed-zero tabular-nums;padding-inline:1rem}
.hint{margin-top:.5rem;color:var(--soft);font-size:.9rem}
button,.other,a.main{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:.6rem 1rem;border-radius:12px;
  font:inherit;font-weight:700;text-align:center;cursor:pointer;overflow-wrap:anywhere}
.main{margin-top:1.25rem;text-decoration:none;border:1.5px solid var(--moss);background:var(--moss);color:var(--on-moss)}
.main:hover{background:var(--moss-deep);border-color:var(--moss-deep)}
.other{border:1.5px solid var(--edge);background:transparent;color:var(--ink);text-decoration:none}
.other:hover{border-color:var(--ink)}
.or{display:flex;align-items:center;gap:.75rem;margin:1.25rem 0;color:var(--soft);font-size:.9rem}
.or::before,.or::after{content:'';flex:1;height:4px;background:radial-gradient(circle,var(--step) 2px,transparent 2.3px) center/12px 4px repeat-x}
.note{display:flex;gap:.6rem;margin-bottom:1.25rem;padding:.75rem .9rem;border-radius:12px;background:var(--leaf)}
h1+.note{margin-top:1rem}
.note+.main{margin-top:0}
.problem{background:var(--blush);color:var(--coral)}
.mark{flex:none;width:1.25rem;height:1.25rem;margin-top:.15rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.aside{margin-top:1rem}
.aside a,footer a,.quiet{display:inline-flex;align-items:center;min-height:44px;color:var(--moss);font-weight:600;text-decoration:underline;
  text-decoration-thickness:1px;text-underline-offset:.2em}
.aside .address{color:inherit}
.aside a{display:inline-block;padding:.5rem 0}
.aside a:hover,footer a:hover,.quiet:hover{text-decoration-thickness:2px}
.ways{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;margin-top:1rem}
.quiet{width:auto;padding:0;border:0;background:none;font-size:1rem}
footer{padding-top:1rem}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--moss);outline-offset:3px}
@media (max-width:22rem){main{padding:1.25rem}h1{font-size:1.5rem}.code{letter-spacing:.12em}}
@media (min-width:48rem){body{justify-content:center;padding-block:1.5rem}.trail{margin-top:0}main{padding:2.25rem}}
@media (forced-colors:active){.step-dot{background:CanvasText;border-color:CanvasText}.step-dot.open{background:Canvas}}
`;

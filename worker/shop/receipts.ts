// The receipt email for an order: product, payment and shipping address.
import { eq } from 'drizzle-orm';
import type { ShippingAddress } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { productNameIn } from '../../schema/product-name.ts';
import type { Template } from '../outbox/deliver.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Words } from '../../schema/words/words.ts';
import { speechTo } from '../words.ts';

export const receipt: Template = {
  async compose({ db, config }, orderId) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order?.customerEmail) return null;
    const { id, amount, currency, shipping, createdAt } = order;
    const { language, words: all } = await speechTo(config, order.language);
    const { price, receipt: words } = all.orders;
    const paid = price(amount, currency);
    return composeEmail(config, {
      to: order.customerEmail,
      language,
      subject: words.subject(id),
      heading: words.heading,
      parts: [
        { text: words.text },
        {
          lines: [
            words.order(id, createdAt),
            words.product(productNameIn(all.products, order), paid),
            words.shipping,
            words.paid(paid),
          ],
        },
        ...(shipping ? [{ text: words.goesTo }, { lines: linesOf(all.near, shipping) }] : []),
      ],
      footnotes: [words.isWrong],
    });
  },
};

function linesOf(
  { country: nameOf }: Words['near'],
  { name, line1, line2, city, state, postalCode, country }: ShippingAddress,
): string[] {
  const town = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, line1, line2, town, nameOf(country)].filter(Boolean);
}

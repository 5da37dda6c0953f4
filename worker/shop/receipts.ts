// The receipt email for an order: product, payment and shipping address.
import { eq } from 'drizzle-orm';
import { priceWords } from '../../schema/catalogue.ts';
import type { ShippingAddress } from '../../schema/orders.ts';
import { countryName } from '../../schema/country-name.ts';
import { orders } from '../../schema/tables/index.ts';
import type { Template } from '../outbox/deliver.ts';
import { composeEmail } from '../platform/email-layout.ts';

export const receipt: Template = {
  async compose({ db, config }, orderId) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order?.customerEmail) return null;
    const { id, productName, amount, currency, shipping, createdAt } = order;
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(createdAt);
    return composeEmail(config, {
      to: order.customerEmail,
      subject: `Your order ${id}`,
      heading: 'Thank you for your order',
      parts: [
        { text: 'This is your receipt.' },
        {
          lines: [
            `Order ${id}, ${date}`,
            `${productName}: ${priceWords(amount, currency)}`,
            'Shipping: free',
            `Paid: ${priceWords(amount, currency)}`,
          ],
        },
        ...(shipping ? [{ text: 'It goes to this address:' }, { lines: linesOf(shipping) }] : []),
      ],
      footnotes: ['Is something wrong with it? Please answer this email.'],
    });
  },
};

function linesOf({ name, line1, line2, city, state, postalCode, country }: ShippingAddress): string[] {
  const town = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, line1, line2, town, countryName(country)].filter(Boolean);
}

import { noPrices, type Prices, pricesKey, pricesPath } from '@trainyard/sdk/usage';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useSaveSetting } from '~/data/save-setting';
import { limitedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const price = z
  .string()
  .check(
    z.refine(
      (text) => text.trim() === '' || (Number.isFinite(Number(text)) && Number(text) >= 0),
      'Enter a price such as 2.10, or nothing.',
    ),
  );

const schema = z.object({
  currency: limitedText('Currency', 8),
  all: price,
  pools: z.array(z.object({ name: z.string(), price })),
});

const textOf = (amount: number | null | undefined) => (amount == null ? '' : String(amount));
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

type Props = { prices: Prices; pools: readonly string[]; onClose: () => void };

/** Asks for the price of a slot-hour, of all pools or of each. */
export default function PriceDialog({ prices, pools, onClose }: Props) {
  const save = useSaveSetting();
  const poolPrices = new Map(Object.entries(prices.pools));
  const names = [...new Set([...pools, ...poolPrices.keys()])];
  const form = useSchemaForm(schema, {
    currency: prices.currency,
    all: textOf(prices.all),
    pools: names.map((name) => ({ name, price: textOf(poolPrices.get(name)) })),
  });
  return (
    <FormDialog
      title="Price per slot-hour"
      submitLabel="Save"
      form={form}
      size="small"
      onClose={onClose}
      onSubmit={async ({ currency, all, pools }) => {
        const value: Prices = {
          currency,
          all: numberOf(all),
          pools: Object.fromEntries(
            pools.flatMap(({ name, price }) => {
              const amount = numberOf(price);
              return amount === null ? [] : [[name, amount]];
            }),
          ),
        };
        const isNone = JSON.stringify(value) === JSON.stringify(noPrices);
        save({ storagePath: pricesPath, key: pricesKey, value: isNone ? undefined : value });
      }}
    >
      <p className="text-muted">
        The master has no prices. These are your own setting; other users set theirs.
      </p>
      <TextField label="Currency" control={form.control} name="currency" />
      <TextField
        label="All pools"
        hint="For pools without a price of their own"
        inputMode="decimal"
        autoFocus
        control={form.control}
        name="all"
      />
      {names.map((name, index) => (
        <TextField
          key={name}
          label={name}
          inputMode="decimal"
          placeholder="same as all pools"
          control={form.control}
          name={`pools.${index}.price`}
        />
      ))}
    </FormDialog>
  );
}

// Connects the three card fields of one form, hidden from their page.

const PATIENCE_MS = 1000;

/** Joins the fields of `group`. `read()` returns this field's digits, `hear(kind, data)` gets the others' messages. */
export function joinSiblings(group, type, read, hear) {
  const channel = new BroadcastChannel(`card-fields-${group}`);
  let collecting = null;

  channel.onmessage = ({ data }) => {
    if (data.kind === 'collect') channel.postMessage({ kind: 'value', round: data.round, type, digits: read() });
    else if (data.kind === 'value') {
      if (collecting?.round === data.round) collecting.take(data.type, data.digits);
    } else hear(data.kind, data);
  };

  return {
    say: (kind, data) => channel.postMessage({ kind, ...data }),
    /** The digits of every field by type; empty for an absent field. */
    collect() {
      return new Promise((resolve) => {
        const values = { cardNumber: '', cardExpiry: '', cardCvc: '', [type]: read() };
        const missing = new Set(['cardNumber', 'cardExpiry', 'cardCvc'].filter((name) => name !== type));
        const finish = () => {
          clearTimeout(timer);
          collecting = null;
          resolve(values);
        };
        const timer = setTimeout(finish, PATIENCE_MS);
        const take = (name, digits) => {
          values[name] = digits;
          missing.delete(name);
          if (missing.size === 0) finish();
        };
        collecting = { round: crypto.getRandomValues(new Uint32Array(4)).join('-'), take };
        channel.postMessage({ kind: 'collect', round: collecting.round });
      });
    },
  };
}

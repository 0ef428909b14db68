// Every request of our gateway to an SMS service, in all lives of a message, judged by Twilio's own description.
import { expect, it } from 'vitest';
import { hostNumber, usePhoneSuite } from '#tests/support/phone/phone-suite.ts';
import { smsFaults } from './sms-specification.ts';
import { describeBy } from './specifications.ts';

const suite = usePhoneSuite();
const spoken = () => suite.out.exchanges.filter(({ path }) => path.startsWith('/2010-04-01/'));

describeBy('twilio', 'what our gateway says to an SMS service', () => {
  it('is what Twilio describes, and so is what it hears', async () => {
    await suite.givePhone('sms');
    await suite.sandbox.control('/phones/mode', { way: 'sms', number: hostNumber, mode: 'slow' });
    await suite.sandbox.control('/faults', { operation: 'sms.messages.create', kind: '500-after-effect' });
    await suite.requested({ first_name: 'Zoë' });
    await suite.work();
    await suite.sandbox.control('/phones/type', { way: 'sms', number: hostNumber, text: 'STOP' });
    await suite.requested({ email: 'second@example.test' });
    await suite.work();
    const methods = new Set(spoken().map(({ method, status }) => `${method} ${status}`));
    expect([...methods].toSorted()).toEqual(['GET 200', 'POST 500']);
    await suite.givePhone('sms', { number: '+447700900102' });
    await suite.requested({ email: 'third@example.test' });
    await suite.work();
    expect(spoken().map(({ status }) => status)).toContain(201);
    expect((await Promise.all(spoken().map(smsFaults))).flat()).toEqual([]);
  });

  it('would be found wrong', async () => {
    await suite.givePhone('sms');
    await suite.requested();
    await suite.work();
    const [one] = spoken();
    if (!one) throw new Error('nothing was said');
    expect(await smsFaults(one)).toEqual([]);
    expect(await smsFaults({ ...one, requestBody: `${String(one.requestBody)}&Colour=red` })).toHaveLength(1);
    expect(
      await smsFaults({
        ...one,
        requestBody: String(one.requestBody).replace(/ValidityPeriod=\d+/, 'ValidityPeriod=soon'),
      }),
    ).toHaveLength(1);
    expect(await smsFaults({ ...one, responseBody: { sid: 'SM1' } })).not.toEqual([]);
    expect(await smsFaults({ ...one, path: '/2010-04-01/Accounts/AC1/Messages.json' })).toHaveLength(1);
  });
});

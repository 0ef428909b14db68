// Every call of the contract, tried with every role that lacks access.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import type { CallName } from '#src/contract/types.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';

const levels = ['user', 'host', 'coordinator', 'distributor', 'ambassador', 'operator'] as const;
const calls = Object.entries(contract) as [CallName, CallSpec][];
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const [index, role] of levels.entries()) {
        const id = `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`;
        await pool.query(`insert into user_account (id, email, first_name, roles) values ($1, $2, 'Someone', $3)`, [
          id,
          `${role}@roles.example.test`,
          [...new Set(['user', role])],
        ]);
        await pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
          hashSecret(role),
          id,
        ]);
      }
    },
  });
});
afterAll(() => program.close());

describe('the first part of an address', () => {
  it('that a route of the server has is free for no city', () => {
    const paths = program.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/([a-z][a-z0-9-]*)(?=[/ ])/gm);
    const parts = new Set([...paths].map(([, part]) => part));
    expect([...parts]).toEqual(expect.arrayContaining(['api', 'booking', 'check', 'images', 'payment', 'webhooks']));
    expect([...parts].filter((part) => !reservedSegments.has(part ?? ''))).toEqual([]);
  });
});

describe('every call', () => {
  it('changes nothing without a CSRF token', async () => {
    const headers = { 'content-type': 'application/json' };
    const faults: string[] = [];
    for (const [name, spec] of calls.filter(([, { effect }]) => effect === 'write')) {
      const response = await program.app.inject({ method: 'POST', url: `/api/${name}`, payload: '{}', headers });
      const answer = `${response.statusCode} ${response.json().code}`;
      if (answer !== (spec.access === 'public' ? '403 csrf' : '401 unauthorized')) faults.push(`${name}: ${answer}`);
    }
    expect(faults).toEqual([]);
  });

  it('answers to POST and to no other method', async () => {
    const faults: string[] = [];
    for (const [name] of calls)
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const) {
        const { statusCode, headers } = await program.app.inject({ method, url: `/api/${name}` });
        if (statusCode !== 405 || headers.allow !== 'POST')
          faults.push(`${method} ${name}: ${statusCode}, allow ${headers.allow}`);
      }
    expect(faults).toEqual([]);
  });
});

describe.each(calls)('%s', (name, spec) => {
  it(`is for ${spec.access} and for nobody below`, async () => {
    const asked = await Promise.all(
      levels.map(async (role) => {
        const { status, body } = await createVisitor(program.app, { bearer: role }).call(name, {
          no: 'such field',
        } as never);
        return { role, isRefused: status === 401 || (body.status === 'error' && body.code === 'forbidden') };
      }),
    );
    const noOne = await createVisitor(program.app).call(name, { no: 'such field' } as never);
    const isOpen = spec.access === 'public';
    expect(noOne.status === 401).toBe(!isOpen);
    // A coordinator acts for hosts; each call checks its row for which ones (docs/domain/accounts.md#access).
    const mayActForHosts = (role: string) => spec.access === 'host' && role === 'coordinator';
    for (const { role, isRefused } of asked)
      expect([role, isRefused]).toEqual([
        role,
        !(isOpen || spec.access === 'user' || spec.access === role || mayActForHosts(role)),
      ]);
  });
});

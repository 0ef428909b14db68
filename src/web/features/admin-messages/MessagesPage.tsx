import { type MessageQuery, messageQuery } from '#src/contract/addresses/admin/message-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { messageChannels, messageStates } from '#src/domain/admin/message-log.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { channelText, kindText, stateText } from '#src/web/admin/messages/message-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { figureColumns, messageColumns, usualColumns } from './columns.tsx';
import type { Messages, MessagesData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-messages'];

/** What went out and what waits: found by receiver and booking, narrowed, and as a file. */
export function MessagesPage({ data: { admitted, query } }: { readonly data: MessagesData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(messages) => (
        <>
          <MessagesFilter key={JSON.stringify(query)} query={query} kinds={messages.kinds} />
          {messages.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found messages={messages} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

const shownOf = (columns: MessageQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

interface MessagesFilterProps {
  readonly query: MessageQuery;
  readonly kinds: Messages['kinds'];
}

function MessagesFilter({ query: { filter, columns }, kinds }: MessagesFilterProps) {
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={Object.keys(filter).some((name) => name !== 'find')}
      columns={messageColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.channel')}
        name="channel"
        defaultValue={filter.channel ?? ''}
        options={anyOr(messageChannels.map((channel) => ({ value: channel, label: channelText(channel) })))}
      />
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={anyOr(messageStates.map((state) => ({ value: state, label: stateText(state) })))}
      />
      <Select
        label={t('filter.kind')}
        name="kind"
        defaultValue={filter.kind ?? ''}
        options={anyOr(kinds.map((kind) => ({ value: kind, label: kindText(kind) })))}
      />
      <TextField label={t('filter.from')} name="from" type="date" defaultValue={filter.from} />
      <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to} />
    </TableFilter>
  );
}

interface FoundProps {
  readonly messages: Messages;
  readonly query: MessageQuery;
}

function Found({ messages: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, messageQuery(filter, at), columns);
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable
        label={t('title')}
        columns={messageColumns}
        rows={data}
        shown={shownOf(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('messages') + messageQuery(filter)}
      />
    </>
  );
}

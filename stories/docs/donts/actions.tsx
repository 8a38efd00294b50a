import { Check, Download, FileText, PenLine, Plus, Send, Settings, Star, Tag, Trash2, X } from 'lucide-react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { Stepper } from '#ui-kit/Stepper/index.ts';
import { Tabs } from '#ui-kit/Tabs/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { Donts } from './dontsOfPart.ts';

const nothing = (): void => undefined;

const tab = (id: string, label: string) => ({ id, label });

/** What people press. */
export const actions: Donts = {
  Button: () => (
    <Row gap={8}>
      <Button variant="primary">OK</Button>
      <Button variant="primary">はい</Button>
      <Button disabled>提出する</Button>
    </Row>
  ),
  ButtonLink: () => (
    <Row gap={8}>
      <ButtonLink href="#save">保存する</ButtonLink>
      <ButtonLink href="#remove">削除する</ButtonLink>
    </Row>
  ),
  IconButton: () => (
    <Row gap={4}>
      {[Star, Tag, Send, Settings].map((icon, index) => (
        <IconButton key={icon.displayName} icon={icon} name={`操作${index + 1}`} />
      ))}
    </Row>
  ),
  Icon: () => (
    <Stack gap={8}>
      <Button icon={Check}>確認済みにする</Button>
      <Button icon={Check}>選ぶ</Button>
    </Stack>
  ),
  TextLink: () => (
    <Text>
      お知らせは<TextLink href="#news">こちら</TextLink>、手引きは<TextLink href="#guide">詳細</TextLink>
    </Text>
  ),
  Menu: () => (
    <Menu
      label="操作"
      items={[{ id: 'csv', label: '書き出す', icon: Download, onSelect: nothing }]}
      trigger={(props) => <Button {...props}>操作</Button>}
    />
  ),
  Tabs: () => (
    <Stack gap={8}>
      <Tabs
        aria-label="書類"
        idPrefix="dont-outer"
        items={[tab('order', '発注'), tab('delivery', '納品')]}
        selectedId="order"
        onSelect={nothing}
      />
      <Tabs
        aria-label="発注の書類"
        idPrefix="dont-inner"
        items={[tab('estimate', '見積書'), tab('sheet', '発注書'), tab('mail', 'メール')]}
        selectedId="sheet"
        onSelect={nothing}
      />
    </Stack>
  ),
  SegmentedChoice: () => (
    <SegmentedChoice
      label="判定"
      value="ok"
      onValueChange={nothing}
      options={['適合', '不適合', '条件付き適合', '対象外', '確認待ち', '保留'].map((label, index) => ({
        value: index === 0 ? 'ok' : label,
        label,
      }))}
    />
  ),
  Breadcrumb: () => <Breadcrumb items={[{ label: '前の画面へ戻る', href: '#back' }, { label: '詳細' }]} />,
  PageHeader: () => (
    <PageHeader
      title="公募回"
      actions={
        <>
          <Button icon={Plus}>新しく作る</Button>
          <Button icon={PenLine}>直す</Button>
          <Button icon={Download}>書き出す</Button>
          <Button icon={FileText}>印刷する</Button>
          <Button icon={Trash2}>削除する</Button>
          <Button icon={X}>閉じる</Button>
        </>
      }
    />
  ),
  Stepper: () => (
    <Stepper
      label="手続きの段階"
      current={1}
      steps={[
        { name: '→ ここを押して交付申請の書類を出す' },
        { name: '→ ここを押して中間の検査を受ける' },
        { name: '→ ここを押して支払を確かめる' },
      ]}
    />
  ),
};

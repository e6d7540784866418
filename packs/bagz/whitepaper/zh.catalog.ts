import type { Whitepaper } from "#shared/whitepaper.ts";
import { facts, listCommunityLinks } from "./facts.catalog.ts";

export const whitepaper: Whitepaper = {
  language: "zh",
  direction: "ltr",
  title: ["反派白皮书"],
  label: "BAGZ 白皮书，中文",
  lead: "BAGZ 是什么，由什么组成，又不承诺什么。七个章节，不打烟幕弹。",
  description:
    "BAGZ 中文白皮书：概述、愿景、代币经济、生态系统、技术、路线图、社区与风险提示，七个章节逐一写明，另可下载 PDF 版本随身阅读。",
  download: "下载 PDF",
  contents: "目录",
  sections: [
    {
      id: "summary",
      title: "概述",
      paragraphs: [
        "BAGZ 是 Solana 链上的一枚梗币，背后还带着一间工坊。代币给社区一个名字和一份共同的事业；工坊给大家找点事做：表情包、推文、头像，以及一个每月从零开始的排行榜。",
        "多数梗币让你等。BAGZ 让你动手。动手的人得积分，月底名次靠前的人分奖励。全部机制就这么多，一张小票就写得下。",
        "没有预售，也没有团队份额。供应量来自一条联合曲线，条件对所有人一样。凡是留存的部分，下文都写明数额。",
      ],
      facts: [
        {
          lines: [
            { label: "表情包模板", value: "11" },
            { label: "头像", value: "20" },
            { label: "推文语气", value: "3" },
            { label: "每月奖励", value: facts.monthlyRewards },
          ],
        },
      ],
    },
    {
      id: "vision",
      title: "愿景",
      paragraphs: [
        "每个故事都需要一个反派，而加密世界一直选错了演员。我们宁愿要这样的反派：想要什么就说出来，做了什么就署名，账本始终摊开。",
        "反派时代不是威胁，而是一种姿态：大跌时冷静，接梗时敏捷，对在场的人讲义气。我们做的工具谁都能用，不管你的袋子有多轻。",
        "文化第一，实用第二，其余的往后排。一张人人转发的表情包，比一份没人打开的演示文稿更能成就一个社区。",
      ],
      points: [
        { title: "为了文化", text: "图片、文字和音乐，因为好才有人转。" },
        { title: "为了混乱", text: "聚会、行动和比赛，由成员发起，而不是由委员会批准。" },
        { title: "为了大家", text: "没有预售，没有团队份额，规则一口气就能读完。" },
      ],
    },
    {
      id: "tokenomics",
      title: "代币经济",
      paragraphs: [
        "BAGZ 运行在 Solana 上，是一枚带实用功能的梗币，通过发射平台上线。供应量沿联合曲线产生，并自动销毁。市值达到约 500 SOL 时，曲线封顶。",
        "2000 万枚储备锁定至 2026 年 3 月。国库钱包持有 3600 万枚，用于比赛、奖励和工具本身。每月最多 10,000 枚代币，发给排行榜的领先者。",
      ],
      facts: [
        {
          lines: [
            { label: "代币", value: facts.name },
            { label: "符号", value: facts.ticker },
            { label: "公链", value: facts.chain },
            { label: "类型", value: "梗币加实用" },
            { label: "上线方式", value: "发射平台" },
            { label: "供应", value: "联合曲线，自动销毁" },
            { label: "曲线上限", value: facts.cap },
            { label: "储备", value: `${facts.reserve}，锁定至 2026 年 3 月` },
            { label: "国库钱包", value: facts.treasury },
            { label: "预售", value: "无" },
            { label: "团队份额", value: "无" },
          ],
        },
      ],
      aside: "本文日期均出自创立时的计划。过去的日期本身证明不了什么：请自己上链核实。",
    },
    {
      id: "ecosystem",
      title: "生态系统",
      paragraphs: [
        "三件工具，一块记分牌。一枚代币都不持有，每件工具也照样能用；持有之后，变的只是你有多上心。",
        "积分跟着劳动走。完成一张表情包、生成一条推文、下载一个头像、分享一张表情包，都由服务器计数，并设每日上限。这样，有耐心的人总能赢过勤快的脚本。",
      ],
      points: [
        { title: "表情包工厂", text: "11 款死神主题的定制模板。写字，摆位，导出，剩下的交给兜帽。" },
        { title: "AI 推文生成器", text: "三种语气：激进、谋略、混乱。你来改，你来发，署的是你的名字。" },
        { title: "头像收藏", text: "20 款精品反派，分三档：普通、稀有、传说。点一下，换一张脸。" },
        { title: "混乱排行榜", text: "每月比赛，奖励 10K 代币。每月一号，人人重新平等。" },
      ],
      facts: [
        {
          title: "积分",
          lines: [
            { label: "制作表情包", value: facts.memePoints },
            { label: "生成推文", value: facts.tweetPoints },
            { label: "下载头像", value: facts.avatarPoints },
            { label: "分享表情包", value: facts.sharePoints },
            { label: "每月比赛", value: facts.monthlyRewards },
          ],
        },
      ],
      aside: "创立时的计划写的是三种语气。本版本的生成器有五种。",
    },
    {
      id: "tech",
      title: "技术",
      paragraphs: [
        "整个网站是一套代码，从按钮到数据表全程带类型。外部服务停摆时它照常运转：价格会标明自己的新旧，工具会退回到服务器自己就会的那一套。",
        "这里的安全刻意做得乏味。会话存放在脚本读不到的 Cookie 里，每张表单都在服务器上校验，每条上限都在没人能讨价还价的地方计数。",
      ],
      panels: [
        {
          id: "frontend",
          title: "前端",
          lines: [
            { label: "界面", value: "React 与 TypeScript" },
            { label: "构建", value: "Vite" },
            { label: "组件", value: "Radix UI 与 shadcn 组件" },
            { label: "样式", value: "Tailwind CSS" },
          ],
          note: "以上是创立时的计划。本版本的样式用纯 CSS 写成，没有使用 Tailwind 和 shadcn。",
        },
        {
          id: "backend",
          title: "后端",
          lines: [
            { label: "服务器", value: "Express 与 TypeScript" },
            { label: "数据", value: "PostgreSQL 与 ORM" },
            { label: "登录", value: "托管平台的身份验证集成" },
            { label: "防护", value: "限流与安全响应头中间件" },
          ],
          note: "以上是创立时的计划。本版本的服务器是 Fastify，不是 Express，账户也由它自己管理。",
        },
      ],
    },
    {
      id: "roadmap",
      title: "路线图",
      paragraphs: ["三个阶段，按当初写下的样子列出。已经落成的，都标明已完成。"],
      phases: [
        {
          name: "第一阶段",
          title: "奠基",
          when: "已完成",
          items: ["表情包工厂", "头像收藏", "游戏化排行榜", "社区平台上线"],
        },
        {
          name: "第二阶段",
          title: "扩张",
          when: "进行中",
          items: ["高级数据分析面板", "移动端优先的升级", "Genesis Villain Pool 质押", "多语言支持"],
        },
        {
          name: "第三阶段",
          title: "称霸",
          when: "计划中，2025 年第一季度",
          items: ["接入 NFT 市场", "多链桥", "周边商店", "移动应用测试版"],
        },
      ],
      aside: "当年计划按季度列在网站的路线图页面上。两者有出入时，以那一页为新。",
    },
    {
      id: "community",
      title: "社区",
      paragraphs: [
        "这个项目没有总部。它有一个不睡觉的聊天群，还有一个反派卖给反派的市场。进来，读规则，动手做点东西。",
        "社区里没有人会主动私信你，索要私钥、助记词或者转账。谁这么做，谁就不是我们的人。",
      ],
      facts: [
        {
          lines: listCommunityLinks({
            official: "X 官方",
            community: "X 社区",
            videos: "视频",
            photos: "图片",
            chat: "聊天群",
            website: "网站",
          }),
        },
      ],
    },
  ],
  disclaimer: {
    title: "风险提示",
    paragraphs: [
      `加密货币波动剧烈。${facts.ticker} 是一枚供娱乐的实验性梗币，不保证任何价值或回报。你投入的钱可能全部损失。`,
      "本文内容均不构成财务建议。只投入你亏得起的钱。未满 18 岁者请勿参与。",
    ],
  },
};

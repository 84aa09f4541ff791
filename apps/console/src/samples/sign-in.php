<?php
// Signs people in. Start it with `php -S 127.0.0.1:{{port}} sign-in.php`, and open that page.
const ISSUER = '{{issuer}}';
const CLIENT_ID = '{{client_id}}';
const REDIRECT_URI = '{{redirect_uri}}';

session_start();

function base64url(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function begin(): never
{
    // The browser's session keeps both, so that nobody can end here what another browser has begun.
    $_SESSION['state'] = base64url(random_bytes(16));
    $_SESSION['verifier'] = base64url(random_bytes(32));
    $query = http_build_query([
        'response_type' => 'code',
        'client_id' => CLIENT_ID,
        'redirect_uri' => REDIRECT_URI,
        'scope' => '{{scopes}}',
        'state' => $_SESSION['state'],
        'code_challenge' => base64url(hash('sha256', $_SESSION['verifier'], true)),
        'code_challenge_method' => 'S256',
    ]);
    header("Location: {{auth_url}}/oauth/authorize?$query", true, 303);
    exit;
}

function finish(array $answer): string
{
    if (!isset($_SESSION['state']) || ($answer['state'] ?? '') !== $_SESSION['state']) {
        throw new RuntimeException('This sign-in was not begun here.');
    }
    if (($answer['iss'] ?? '') !== ISSUER) {
        throw new RuntimeException('This answer is of another platform.');
    }
    if (isset($answer['error'])) {
        throw new RuntimeException($answer['error_description'] ?? $answer['error']);
    }
    $tokens = ask(ISSUER . '/oauth/token', 'POST', '', http_build_query([
        'grant_type' => 'authorization_code',
        'code' => $answer['code'],
        'redirect_uri' => REDIRECT_URI,
        'code_verifier' => $_SESSION['verifier'],
        'client_id' => CLIENT_ID,
        'client_secret' => getenv('CLIENT_SECRET'),
    ]));
    $person = ask(ISSUER . '/userinfo', 'GET', "Authorization: Bearer {$tokens['access_token']}");
    return 'Hello ' . ($person['name'] ?? $person['sub']);
}

function ask(string $address, string $method, string $header, string $content = ''): array
{
    $form = 'Content-Type: application/x-www-form-urlencoded';
    $http = ['method' => $method, 'header' => $header ?: $form, 'content' => $content, 'ignore_errors' => true];
    $body = file_get_contents($address, false, stream_context_create(['http' => $http]));
    $answer = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
    if (isset($answer['error'])) {
        throw new RuntimeException($answer['error_description'] ?? $answer['message'] ?? $answer['error']);
    }
    return $answer;
}

if (!isset($_GET['state'])) {
    begin();
}
try {
    echo htmlspecialchars(finish($_GET));
} catch (Throwable $fault) {
    http_response_code(400);
    echo htmlspecialchars($fault->getMessage());
}
